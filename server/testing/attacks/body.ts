import { validatorOf } from '@omsorg/contract/endpoint.ts'
import { expect } from 'vitest'
import { z } from 'zod'
import { largestFile } from '@omsorg/contract/fields.ts'
import { bodyOf, type Answer } from '../caller.ts'
import { attempt, unless, type Attack, type Target } from './attack.ts'

/** Bodies that are not what they say, or not what anybody may send (T24, and the three seams of fastify). */
export const withBadBody: Attack = async (target) => {
  const { endpoint, sent } = target
  if (!endpoint.input) return []
  const { encoding = 'json' } = endpoint
  const good = bodyOf(endpoint, sent.input)
  const found: string[] = []
  const expecting = async (status: number, what: string, change: Parameters<typeof attempt>[1]) => {
    const answer = await attempt(target, change)
    found.push(...unless(isRefusal(target, answer, status), target, what, answer))
  }

  const bad = { json: badJson, form: badForms, multipart: badMultipart }[encoding](good)
  for (const [what, body] of bad) await expecting(400, what, { body })
  for (const contentType of badTypes.filter((type) => encoding !== 'multipart' || !type.startsWith('multipart')))
    await expecting(415, `content type ${JSON.stringify(contentType)}`, { body: good, contentType })
  const untyped = Uint8Array.from(Buffer.from(good))
  await expecting(415, 'a body without content type', { body: untyped, contentType: null })
  const overLimit = encoding === 'multipart' ? largestFile + 100_000 : 1_100_000
  await expecting(413, 'a body over the limit', { body: `"${'a'.repeat(overLimit)}"` })
  return found
}

/** An endpoint that checks a signature over the bytes refuses any other bytes before it looks at them. */
function isRefusal({ endpoint }: Target, answer: Answer, status: number): boolean {
  if (answer.status === status) return true
  return endpoint.permission === 'public' && status !== 413 && answer.status === 401
}

const badTypes = [
  'text/plain',
  'application/jsonx',
  'application/json\t; charset=utf-8',
  'application/json; charset=utf-16',
  'application/json; charset=utf-8; charset=utf-16',
  'application/json, text/plain',
  'multipart/form-data; boundary=x',
  'application/json; x',
]

function badJson(good: string): [string, string | Uint8Array<ArrayBuffer>][] {
  const inner = good.slice(1, -1)
  return [
    ['half a body', good.slice(0, -1)],
    ['a body with more behind it', `${good}{}`],
    ['a list instead of fields', `[${good}]`],
    ['null instead of fields', 'null'],
    ['a text instead of fields', '"x"'],
    ['a field given twice', `{${inner}${inner ? ',' : ''}"searchTerm":"a","searchTerm":"b"}`],
    ['__proto__', `{"__proto__":{"isAdmin":true}${inner ? ',' : ''}${inner}}`],
    ['NUL', `{${inner}${inner ? ',' : ''}"note":"\\u0000"}`],
    ['half a character', `{${inner}${inner ? ',' : ''}"note":"\\ud800"}`],
    ['broken UTF-8', Uint8Array.from([...Buffer.from(`{${inner}${inner ? ',' : ''}"note":"`), 0xc3, 0x28, 0x22, 0x7d])],
    ['lists without end', '['.repeat(200_000)],
    ['lists within lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ]
}

function badForms(good: string): [string, string | Uint8Array<ArrayBuffer>][] {
  return [
    ['nothing', ''],
    ['JSON in a form', '{"grant_type":"password"}'],
    ['a field given twice', `${good}&client_id=web&client_id=web`],
    ['__proto__', `${good}&__proto__=1`],
    ['NUL', `${good}&scope=%00`],
    ['broken UTF-8', Uint8Array.from([...Buffer.from(`${good}&scope=`), 0xc3, 0x28])],
  ]
}

function badMultipart(good: string): [string, string | Uint8Array<ArrayBuffer>][] {
  return [
    ['JSON in a form', '{"kind":"stock"}'],
    ['half a form', good.slice(0, -20)],
    ['a form given twice', good.replace(/--\r\n$/, `\r\n${good.slice(good.indexOf('content-disposition'))}`)],
  ]
}

/**
 * Fields that nobody asked for are dropped: the answer is the one without them, to the last byte. Under one idempotency key it is
 * the answer that is kept, since the same was asked; else that of a call that was sent before, for some things are done once.
 */
export const withExtraFields: Attack = async (target) => {
  const { endpoint, sent, world } = target
  if (!endpoint.input || endpoint.permission === 'public') return []
  // What jobs do to a list between two calls is nothing that a field did.
  await expect.poll(() => world.jobsLeft(), { timeout: 30_000, interval: 10 }).toBe(0)
  const headers = endpoint.idempotent ? { 'idempotency-key': `extra-fields-${crypto.randomUUID()}` } : {}
  let usual = await attempt(target, { headers })
  if (!endpoint.idempotent) usual = await attempt(target, {})
  const strange = { isAdmin: true, constructor: { prototype: { x: 1 } }, id: 1, permissions: ['UserWrite'] }
  // What a call has a field for is no extra.
  const own = [...fieldsOf(validatorOf(endpoint.input)), ...Object.keys(sent.input as object)]
  const extra = Object.fromEntries(Object.entries(strange).filter(([name]) => !own.includes(name)))
  const answer = await attempt(target, { headers, sent: { input: { ...(sent.input as object), ...extra } } })
  // Each look at a file is kept as one of its own, and a PDF says when it was made, as a sheet does within an answer.
  const varies = endpoint.encoding === 'multipart' || usual.headers.get('content-type') === 'application/pdf'
  const isLike = answer.status === usual.status && (varies || withoutSheet(answer.text) === withoutSheet(usual.text))
  return unless(isLike, target, 'a call with extra fields', answer)
}

function withoutSheet(answer: string): string {
  return answer.replace(/("fileName":"[^"]*\.xlsx","content":)"[^"]*"/, '$1""')
}

function fieldsOf(input: z.ZodType): string[] {
  if (input instanceof z.ZodUnion)
    return input.options.flatMap((each) => (each instanceof z.ZodType ? fieldsOf(each) : []))
  return input instanceof z.ZodObject ? Object.keys(input.shape) : []
}
