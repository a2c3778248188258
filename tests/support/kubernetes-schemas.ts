import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as horizontalPodAutoscaler } from 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler';
import { validate as job } from 'kubernetes-models/_schemas/IoK8sApiBatchV1Job';
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as ingress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress';
import { validate as podDisruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import type { Manifest } from './helm.ts';

/** A schema compiled by Ajv. */
type Validate = ((data: unknown) => boolean) & { errors?: { instancePath: string; keyword: string }[] | null };

const SCHEMAS: Readonly<Record<string, Validate>> = {
  Deployment: deployment,
  HorizontalPodAutoscaler: horizontalPodAutoscaler,
  Ingress: ingress,
  Job: job,
  PodDisruptionBudget: podDisruptionBudget,
  Service: service,
};

/** A copy whose fields leave `unread` when they are read. */
function watch(value: unknown, at: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const copy: object = Array.isArray(value) ? [] : {};
  for (const [key, child] of Object.entries(value)) {
    unread.add(`${at}/${key}`);
    Reflect.set(copy, key, watch(child, `${at}/${key}`, unread));
  }
  return new Proxy(copy, {
    get: (target, key) => {
      unread.delete(`${at}/${String(key)}`);
      return Reflect.get(target, key);
    },
  });
}

/**
 * Checks an object against Kubernetes' schema of its kind. The schemas allow unknown fields, but their code reads each
 * field that it knows, so an unread one is unknown.
 * @returns the paths of what is wrong, with the rule it breaks
 */
export function schemaErrors(manifest: Manifest): string[] {
  const validate = SCHEMAS[manifest?.kind];
  if (!validate) return [`no schema of ${manifest?.kind}`];
  const unread = new Set<string>();
  validate(watch(manifest, '', unread));
  const unknown = [...unread].map((field) => `${field} unknown`);
  return [...(validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`), ...unknown];
}
