export type Message = { title: string; description?: string };
