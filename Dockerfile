# syntax=docker/dockerfile:1
# Two stages: the build with all dependencies, then the folder that it makes beside Node and nothing else.
# BASE is a Debian (or what is like it: glibc) with Node 24 on the PATH, and npm for the first stage.
ARG BASE=node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /src
COPY package.json package-lock.json ./
COPY prisma ./prisma
COPY prisma.config.ts ./
RUN npm ci
COPY . .
# LOCAL_MODELS=1 adds what runs downloaded models.
ARG LOCAL_MODELS=
RUN npm run build ${LOCAL_MODELS:+-- --local-models}

FROM ${BASE}
# Few arenas: glibc keeps what each of many threads has freed.
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 MALLOC_ARENA_MAX=2
# A user of its own, who may write to its data only.
RUN groupadd --gid 10001 quillcast \
    && useradd --uid 10001 --gid quillcast --home-dir /data --shell /usr/sbin/nologin quillcast \
    && install --directory --owner=quillcast --group=quillcast --mode=0700 /data /data/models
WORKDIR /opt/quillcast
COPY --from=build /src/.next/standalone ./
USER quillcast
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The process ends its own children and drains its requests on SIGTERM: no init is needed.
CMD ["node", "--max-semi-space-size=16", "--disable-warning=ExperimentalWarning", "start.js"]
