import type { z } from '#zod';
import type { frameMessageSchema, handshakeSchema, hostMessageSchema } from './messages.ts';

export type Handshake = z.infer<typeof handshakeSchema>;
export type HostMessage = z.infer<typeof hostMessageSchema>;
export type FrameMessage = z.infer<typeof frameMessageSchema>;
export type AjaxMessage = Extract<HostMessage, { action: 'ajax' }>;
