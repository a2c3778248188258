import type { EditorialBrief, WritingRequest } from '../../types.ts';
import { addressForm, addressNames } from '../address-forms.ts';
import type { Prompt } from '../client/chat-client.ts';
import { dataBlock } from './data-block.ts';
import { languageLine } from './prompt-rules.ts';
