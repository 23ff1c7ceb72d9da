import { z } from '#zod';

const value = z.union([z.string().max(2_000), z.number(), z.boolean()]);
const values = z.record(z.string().max(64), z.union([value, z.array(value).max(20)]));
const id = z.string().regex(/^[\w-]{1,64}$/);

/** The first message, the only one that is heard at the window. It brings the port on which all others come. */
export const handshakeSchema = z.strictObject({ action: z.literal('wayfold-embed'), version: z.literal(1) });

/** What a host may say on the port. */
export const hostMessageSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('record-metric'), name: z.string().max(64), value: z.number().optional() }),
  /** Which part of the frame can be seen, in CSS pixels from its top. */
  z.strictObject({
    action: z.literal('scroll'),
    top: z.number().min(0).max(1_000_000),
    height: z.number().min(0).max(20_000),
  }),
  z.strictObject({
    action: z.literal('ajax'),
    id,
    /** Names a row of the operator's table. */
    operation: id,
    params: values.optional(),
    data: values.optional(),
    /** Of older hosts. They change nothing: the table has method and address, and no header is taken over. */
    method: z.string().max(10).optional(),
    url: z.string().max(2_000).optional(),
    headers: z.record(z.string().max(64), z.string().max(2_000)).optional(),
  }),
  z.strictObject({ action: z.literal('cmp2-url-prefix'), prefix: z.string().max(500) }),
  z.strictObject({ action: z.literal('logger'), level: z.string().max(16).optional(), message: z.string().max(2_000) }),
  z.strictObject({ action: z.literal('submit'), form: z.literal('search') }),
  z.strictObject({ action: z.literal('gtm-enduser-consent-response'), granted: z.boolean() }),
]);

const error = z.strictObject({ code: z.string() });

const saying = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('ready'), version: z.literal(1), operations: z.array(id) }),
  z.strictObject({ action: z.literal('reload'), reason: z.literal('cookie-fix') }),
  z.strictObject({ action: z.literal('display-spinner') }),
  z.strictObject({ action: z.literal('hide-spinner') }),
  z.strictObject({ action: z.literal('height'), height: z.string().regex(/^\d{1,5}px$/) }),
  /** A search is shown that can be changed. */
  z.strictObject({ action: z.literal('enableRework') }),
  z.strictObject({
    action: z.literal('path'),
    path: z.string().startsWith('/'),
    pageId: z.string(),
    title: z.string(),
  }),
]);

/** What the frame says on the port. */
export const frameMessageSchema = z.union([
  saying,
  z.strictObject({ action: z.literal('ajaxResponse'), id, ok: z.literal(true), status: z.int(), data: z.unknown() }),
  z.strictObject({ action: z.literal('ajaxResponse'), id, ok: z.literal(false), status: z.int(), error }),
]);
