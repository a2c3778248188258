import { afterAll, beforeAll, expect, test } from 'vitest';
import { env } from '@/lib/env.ts';
import { selectModel } from '@/lib/models/selected-model.ts';
import { runShutdownTasks } from '@/lib/shutdown.ts';
import { api } from '../../support/api.ts';
import { tinyModelFile } from '../../support/local-chat.ts';
import { findDescendants } from '../../support/processes.ts';

beforeAll(() => selectModel(env().DATA_DIR, { name: 'Tiny', file: tinyModelFile() }));
afterAll(runShutdownTasks);

test('names the model of the selected file before it is loaded', async () => {
  expect(await (await api.get('/api/writer')).json()).toMatchObject({
    model: 'Tiny',
    server: null,
    origin: 'local',
    isHere: true,
  });
  const all = await findDescendants(process.pid);
  expect(all.filter(({ command }) => command.includes('lib/models/local/process.ts'))).toEqual([]);
});
