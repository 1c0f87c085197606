import { describe, expect, test } from 'vitest'
import { checkWebhook, signWebhook } from './webhook-signature.ts'

const now = Temporal.Instant.from('2026-03-04T12:00:00Z')
const timestamp = String(now.epochMilliseconds / 1000)
const rawBody = Buffer.from('{"messageId":"m-1","orderId":7,"status":3}')
const key = 'present'

function hook(
  changes: { timestamp?: string; messageId?: string; rawBody?: Buffer; signature?: string; key?: string } = {},
) {
  const signed = { timestamp: changes.timestamp ?? timestamp, messageId: 'm-1', rawBody }
  return {
    headers: {
      'om-erp-timestamp': signed.timestamp,
      'om-erp-message-id': changes.messageId ?? 'm-1',
      'om-erp-signature': changes.signature ?? signWebhook(changes.key ?? key, signed),
    },
    rawBody: changes.rawBody ?? rawBody,
    keys: [key],
    now,
  }
}

const secondsOff = (seconds: number) => String(Number(timestamp) + seconds)

describe('a web hook of the ERP', () => {
  test('is known by its signature and answers the id that was signed', () => {
    expect(checkWebhook(hook())).toEqual({ ok: true, messageId: 'm-1' })
  })

  test('has a signature that another language can make from the written rule', () => {
    const signature = signWebhook('key', { timestamp: '1', messageId: 'a', rawBody: Buffer.from('b') })
    // printf '1.a.b' | openssl dgst -sha256 -hmac key
    expect(signature).toBe('8161244503ceea5443c4d8b328b248efcab7214424c5914c1962e3371d244dca')
  })

  test('is valid under either key while keys are exchanged, and under neither afterwards', () => {
    expect(checkWebhook({ ...hook({ key: 'coming' }), keys: ['present', 'coming'] })).toMatchObject({ ok: true })
    expect(checkWebhook({ ...hook({ key: 'present' }), keys: ['coming'] })).toMatchObject({ why: 'signature-wrong' })
  })

  test('is refused when no key is set, even when it was signed with an empty one', () => {
    expect(checkWebhook({ ...hook({ key: '' }), keys: [''] })).toMatchObject({ why: 'signature-wrong' })
    expect(checkWebhook({ ...hook(), keys: [] })).toMatchObject({ why: 'signature-wrong' })
  })

  test.each([
    ['another body', hook({ rawBody: Buffer.from('{"messageId":"m-1","orderId":8,"status":3}') })],
    ['the same body with one space more', hook({ rawBody: Buffer.concat([rawBody, Buffer.from(' ')]) })],
    ['another message id', hook({ messageId: 'm-2' })],
    ['another key', hook({ key: 'stranger' })],
  ])('is refused with %s', (_name, request) => {
    expect(checkWebhook(request)).toEqual({ ok: false, why: 'signature-wrong' })
  })

  test.each([301, -301])('is refused when its time stamp is %i seconds off', (seconds) => {
    expect(checkWebhook(hook({ timestamp: secondsOff(seconds) }))).toEqual({ ok: false, why: 'time-stamp-off' })
  })

  test.each([300, -300])('is taken when its time stamp is just %i seconds off', (seconds) => {
    expect(checkWebhook(hook({ timestamp: secondsOff(seconds) }))).toMatchObject({ ok: true })
  })

  test.each([
    ['no time stamp', hook({ timestamp: '' })],
    ['a time stamp that is not a number', hook({ timestamp: '2026-03-04T12:00:00Z' })],
    ['a message id with a full stop', hook({ messageId: 'm.1' })],
    ['no signature', hook({ signature: '' })],
    ['a signature of another length', hook({ signature: 'abcd' })],
  ])('is refused with %s', (_name, request) => {
    expect(checkWebhook(request)).toEqual({ ok: false, why: 'header-missing' })
  })
})
