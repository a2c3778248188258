import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseEnv } from '@/lib/env.ts';
import { NO_SETTINGS } from '../support/clean-environment.ts';
import { type Manifest, unpackHelm } from '../support/helm.ts';
import { schemaErrors } from '../support/kubernetes-schemas.ts';

const CHART = 'deploy/chart';
const REQUIRED = { siteUrl: 'https://blogs.example.com' };

const OBJECTS = ['Deployment blogs-web', 'Deployment blogs-worker', 'Job blogs-migration', 'Service blogs-web'];
const BUDGETS = ['PodDisruptionBudget blogs-web', 'PodDisruptionBudget blogs-worker'];
const AUTOSCALERS = ['HorizontalPodAutoscaler blogs-web', 'HorizontalPodAutoscaler blogs-worker'];

const VARIANTS: [string, object, string[]][] = [
  ['its defaults', {}, AUTOSCALERS],
  [
    'an ingress',
    {
      ingress: {
        enabled: true,
        host: 'blogs.example.com',
        className: 'nginx',
        tlsSecret: 'tls',
        annotations: { a: 'b' },
      },
    },
    [...AUTOSCALERS, 'Ingress blogs-web'],
  ],
  ['a fixed number of workers', { worker: { replicas: 3, autoscaling: { enabled: false } } }, AUTOSCALERS.slice(0, 1)],
  [
    'everything of the site’s own',
    {
      secretName: 'existing',
      pagesConfigMap: 'pages',
      imagePullSecrets: [{ name: 'registry' }],
      image: { repository: 'registry.example.com/quillcast', tag: 'v1' },
      seccompProfile: { type: 'Localhost', localhostProfile: 'chromium.json' },
      settings: { S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'pictures', S3_REGION: 'eu', LOG_LEVEL: 'warn' },
    },
    AUTOSCALERS,
  ],
];

const isPart = (part: object, whole: Record<string, unknown>) =>
  Object.entries(part).every(([key, value]) => whole[key] === value);

// Helm is packed for this system alone.
describe.skipIf(`${process.platform}-${process.arch}` !== 'linux-x64')('the chart', () => {
  let helm: ReturnType<typeof unpackHelm>;
  beforeAll(() => {
    helm = unpackHelm();
  });
  afterAll(() => helm[Symbol.dispose]());

  const render = (values: object): Manifest[] => helm.render(CHART, { ...REQUIRED, ...values });
  const ofKind = (manifests: readonly Manifest[], kind: string) => manifests.filter((each) => each.kind === kind);
  const podsOf = (manifests: readonly Manifest[]) =>
    [...ofKind(manifests, 'Deployment'), ...ofKind(manifests, 'Job')].map(({ spec }) => spec.template);

  test('has at most ten templates, and nothing that Helm objects to', () => {
    expect(readdirSync(`${CHART}/templates`).length).toBeLessThanOrEqual(10);
    expect(helm.lint(CHART, REQUIRED)).toContain('0 chart(s) failed');
  });

  test.each(VARIANTS)('with %s renders objects that Kubernetes takes', (_, values, more) => {
    const manifests = render(values);
    const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(names.toSorted()).toEqual([...OBJECTS, ...BUDGETS, ...more].toSorted());
    expect(manifests.flatMap(schemaErrors)).toEqual([]);
  });

  test.each(VARIANTS)('with %s connects its objects', (_, values) => {
    const manifests = render(values);
    const deployments = ofKind(manifests, 'Deployment');
    const selectedBy = (selector: object) =>
      deployments
        .filter(({ spec }) => isPart(selector, spec.template.metadata.labels))
        .map(({ metadata }) => metadata.name);
    for (const { metadata, spec } of [...deployments, ...ofKind(manifests, 'PodDisruptionBudget')]) {
      expect(selectedBy(spec.selector.matchLabels)).toEqual([metadata.name]);
    }
    for (const { metadata, spec } of ofKind(manifests, 'HorizontalPodAutoscaler')) {
      expect(spec.scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: metadata.name });
    }
    const [service] = ofKind(manifests, 'Service');
    expect(selectedBy(service.spec.selector)).toEqual(['blogs-web']);
    expect(service.spec.ports).toEqual([{ name: 'http', port: 80, targetPort: 'http' }]);
    for (const { spec } of ofKind(manifests, 'Ingress')) {
      expect(spec.rules[0].http.paths[0].backend).toEqual({ service: { name: 'blogs-web', port: { name: 'http' } } });
    }
  });

  test.each(VARIANTS)('with %s gives every pod settings of the product, and the rights it needs', (_, values) => {
    for (const { spec } of podsOf(render(values))) {
      const [container] = spec.containers;
      const given = container.env.map(({ name }: { name: string }) => name);
      expect(new Set(given).size).toBe(given.length);
      expect(given.filter((name: string) => !(name in NO_SETTINGS))).toEqual([]);
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      const mounts = container.volumeMounts.map(({ name }: { name: string }) => name);
      expect(mounts).toEqual(spec.volumes.map(({ name }: { name: string }) => name));
    }
  });

  test('gives web and worker their role, probes at open ports, and time to end', () => {
    const deployments = ofKind(render({}), 'Deployment');
    for (const { metadata, spec } of deployments) {
      const [container] = spec.template.spec.containers;
      const variables = Object.fromEntries(container.env.map(({ name, value }: Manifest) => [name, value]));
      expect(`blogs-${variables.ROLE}`).toBe(metadata.name);
      const { PORT, TRUST_PROXY } = parseEnv({ ...variables, DATABASE_URL: 'postgresql://db/quillcast' });
      expect([PORT, TRUST_PROXY]).toEqual([3000, 1]);
      expect(container.ports).toEqual([
        { name: 'http', containerPort: 3000 },
        { name: 'metrics', containerPort: 9464 },
      ]);
      expect(variables.METRICS_ADDRESS).toBe('0.0.0.0:9464');
      const { livenessProbe, readinessProbe, startupProbe, lifecycle } = container;
      expect([livenessProbe.httpGet, startupProbe.httpGet]).toEqual(
        Array(2).fill({ path: '/api/health', port: 'http' }),
      );
      expect(readinessProbe.httpGet).toEqual({ path: '/api/health?ready=1', port: 'http' });
      // The process ends within 8 s.
      expect(lifecycle.preStop.sleep.seconds + 8).toBeLessThan(spec.template.spec.terminationGracePeriodSeconds);
    }
  });

  test('takes workers away one at a time, after the longest articles', () => {
    const [, worker] = ofKind(render({}), 'HorizontalPodAutoscaler');
    expect(worker?.spec.behavior).toEqual({
      scaleDown: { stabilizationWindowSeconds: 900, policies: [{ type: 'Pods', value: 1, periodSeconds: 900 }] },
    });
  });

  test('migrates with the product’s command before a release', () => {
    const [job] = ofKind(render({}), 'Job');
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(job.spec.template.spec.containers[0].command.join(' ')).toBe(scripts.migrate);
    expect(job.metadata.annotations['helm.sh/hook']).toBe('pre-install,pre-upgrade');
  });

  test.each([
    [{ siteUrl: '' }, '/siteUrl'],
    [{ siteUrl: 'blogs.example.com' }, '/siteUrl'],
    [{ replicas: 2 }, "'replicas' not allowed"],
    [{ web: { replica: 2 } }, "'replica' not allowed"],
    [{ web: { replicas: '2' } }, '/web/replicas'],
    [{ web: { autoscaling: { queueLength: 2 } } }, '/web/autoscaling'],
    [{ worker: { autoscaling: { cpu: 50 } } }, '/worker/autoscaling'],
    [{ worker: { resources: { limit: {} } } }, '/worker/resources'],
    [{ secretName: '' }, '/secretName'],
    [{ trustProxy: 11 }, '/trustProxy'],
    [{ image: { name: 'quillcast' } }, '/image'],
    [{ settings: { log_level: 'warn' } }, "'log_level' not allowed"],
    [{ settings: { DRAFTS: 2 } }, '/settings/DRAFTS'],
    [{ settings: { ROLE: 'web' } }, '/settings/ROLE'],
    [{ ingress: { enabled: true } }, '/ingress/host'],
  ])('refuses the values %j', (values, place) => {
    expect(() => render(values)).toThrow(place);
  });

  test('the check finds unknown fields at any depth, wrong types, and missing fields', () => {
    const [deployment] = ofKind(render({}), 'Deployment');
    const broken = structuredClone(deployment);
    broken.specs = {};
    broken.spec.replicas = 'two';
    const [container] = broken.spec.template.spec.containers;
    container.livenesProbe = {};
    container.ports[0].containerPort = undefined;
    expect(schemaErrors(broken)).toEqual([
      '/spec/replicas type',
      '/spec/template/spec/containers/0/ports/0 required',
      '/spec/template/spec/containers/0/livenesProbe unknown',
      '/specs unknown',
    ]);
    expect(schemaErrors({ ...deployment, kind: 'Deploy' })).toEqual(['no schema of Deploy']);
  });
});
