{{/* Labels that select the pods of a role: (dict "root" $ "role" "web"). */}}
{{- define "quillcast.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .role }}
{{- end }}

{{- define "quillcast.labels" -}}
{{ include "quillcast.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end }}

{{/* Of every pod: the image's user, no token, no rights. */}}
{{- define "quillcast.pod" -}}
automountServiceAccountToken: false
# Variables of services would count as settings.
enableServiceLinks: false
{{- with .root.Values.imagePullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile: {{ toYaml .root.Values.seccompProfile | nindent 4 }}
volumes:
  - name: tmp
    emptyDir: {}
  {{- with .root.Values.pagesConfigMap }}
  - name: pages
    configMap: { name: {{ . }} }
  {{- end }}
{{- end }}

{{/* Of every container. */}}
{{- define "quillcast.container" -}}
image: {{ printf "%s:%s" .root.Values.image.repository (default .root.Chart.AppVersion .root.Values.image.tag) | quote }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
envFrom:
  - secretRef: { name: {{ .root.Values.secretName }} }
volumeMounts:
  - { name: tmp, mountPath: /tmp }
  {{- if .root.Values.pagesConfigMap }}
  - { name: pages, mountPath: /pages, readOnly: true }
  {{- end }}
env:
  # A folder that the process itself creates: the mounted one belongs to root.
  - { name: DATA_DIR, value: /tmp/quillcast }
  {{- if .root.Values.pagesConfigMap }}
  - { name: PAGES_DIR, value: /pages }
  {{- end }}
  - { name: SITE_URL, value: {{ .root.Values.siteUrl | quote }} }
  - { name: TRUST_PROXY, value: {{ .root.Values.trustProxy | quote }} }
  {{- range $name, $value := .root.Values.settings }}
  - { name: {{ $name }}, value: {{ $value | quote }} }
  {{- end }}
{{- end }}
