import { describe, expect, test } from 'vitest'
import { errorCodes, statusOf } from '@omsorg/contract/error-codes.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { languages } from '@omsorg/texts/language.ts'
import { messageFor } from './message-for.ts'
import { resultOf } from './result.ts'

const signedIn = { signedIn: true, online: true }

describe('a refusal with a code', () => {
  test('opens the Information dialog with the value of the first entry (A-8.1-01, A-8.1-03, O-8-01, O-8-03)', () =>
    expect(
      messageFor({ status: 400, body: { errors: { 'lines[2].quantity': 'COM001003', later: 'COM001001' } } }, signedIn),
    ).toEqual({
      kind: 'dialog',
      title: 'information',
      code: 'COM001003',
    }))
  test('takes the first item of a list', () =>
    expect(messageFor({ status: 400, body: { errors: { name: ['COM001001', 'COM001003'] } } }, signedIn)).toMatchObject(
      {
        code: 'COM001001',
      },
    ))
  test('may stand in a JSON list of the message, of which the first counts (A-8.1-02, O-8-02)', () => {
    const message = '[{"ErrorCode":"COM001001"},{"ErrorCode":"COM001003"}]'
    expect(messageFor({ status: 400, body: { message } }, signedIn)).toMatchObject({
      kind: 'dialog',
      code: 'COM001001',
    })
  })
  test('that is not known shows the general text and the code', () =>
    expect(messageFor({ status: 400, body: { errors: { name: 'XYZ9' } } }, signedIn)).toMatchObject({
      code: 'GENERIC',
      unknownCode: 'XYZ9',
    }))
  test('marks the fields it names', () => {
    const body = { refusal: 'fields-wrong', errors: { 'lines[2].quantity': 'COM001003' } }
    expect(resultOf({ status: 400, body })).toMatchObject({
      reason: 'fields-wrong',
      code: 'COM001003',
      errors: { 'lines[2].quantity': 'COM001003' },
      definite: true,
    })
  })
  test('of a form that was saved with what cannot be says to check what is marked, and marks it (O-8-68)', () => {
    const reply = { status: 400, body: { refusal: 'type-differs', errors: { type: 'VALIDATION_FAILED' } } }
    expect(messageFor(reply, signedIn)).toEqual({ kind: 'dialog', title: 'information', code: 'VALIDATION_FAILED' })
    expect(resultOf(reply)).toMatchObject({ reason: 'type-differs', errors: { type: 'VALIDATION_FAILED' } })
    expect(textsOf('en').errorCodes.VALIDATION_FAILED).toBe('Check the marked fields.')
  })
})

describe('a 400 without a code', () => {
  test('shows the message of the body (A-8.1-04, O-8-04)', () =>
    expect(messageFor({ status: 400, body: { message: 'Busy' } }, signedIn)).toMatchObject({
      kind: 'toast',
      text: 'Busy',
    }))
  test('or the general text (O-8-05)', () =>
    expect(messageFor({ status: 400, body: null }, signedIn)).toMatchObject({ kind: 'toast', code: 'GENERIC' }))
  test('shows nothing for invalid_grant (A-8.1-05, O-8-04)', () =>
    expect(messageFor({ status: 400, body: { error: 'invalid_grant', title: 'ath0005' } }, signedIn)).toBeNull())
})

describe('other answers', () => {
  test.each([401, 404])('%i shows nothing', (status) => expect(messageFor({ status, body: null }, signedIn)).toBeNull())
  test('403 shows Forbidden while signed in (A-8.1-08, O-8-06)', () =>
    expect(messageFor({ status: 403, body: { message: 'COM001002' } }, signedIn)).toMatchObject({ code: 'FORBIDDEN' }))
  test('500 with a time-out of the database opens a dialog (A-8.1-09, O-8-07)', () =>
    expect(messageFor({ status: 500, body: { message: 'EXECUTION TIMEOUT expired.' } }, signedIn)).toEqual({
      kind: 'dialog',
      title: 'error',
      code: 'DB_TIMEOUT',
    }))
  test('500 shows the general text and its trace id', () =>
    expect(messageFor({ status: 500, body: { message: 'GENERIC', traceId: 't1' } }, signedIn)).toMatchObject({
      kind: 'toast',
      code: 'GENERIC',
      traceId: 't1',
    }))
  test.each([
    [409, 'CONFLICT_STALE'],
    [413, 'TOO_LARGE'],
    [415, 'UNSUPPORTED_TYPE'],
    [422, 'IDEMPOTENCY_MISMATCH'],
    [429, 'TOO_MANY'],
    [503, 'OVERLOADED'],
  ])('%i shows the text of its code (A-8.1-06)', (status, code) =>
    expect(messageFor({ status, body: { errors: { name: code } } }, signedIn)).toMatchObject({ kind: 'toast', code }),
  )
  test('503 of something before the server has no code and still says so', () =>
    expect(messageFor({ status: 503, body: '<html>' }, signedIn)).toMatchObject({ code: 'OVERLOADED' }))
  test('no answer says OFFLINE without a network, else that the request failed (O-8-69)', () => {
    expect(messageFor({ status: 0, body: null }, { signedIn: true, online: false })).toMatchObject({ code: 'OFFLINE' })
    expect(messageFor({ status: 0, body: null }, signedIn)).toMatchObject({ code: 'REQUEST_FAILED' })
  })
})

describe('every status with every body', () => {
  const bodies = {
    nothing: null,
    'a page of a proxy': '<html>',
    'a message of its own': { message: 'Busy' },
    invalid_grant: { error: 'invalid_grant', title: 'ath0005' },
    'a code in errors': { errors: { name: 'COM001003' } },
    'a code in a list': { message: '[{"ErrorCode":"COM001003"}]' },
    'a list that is none': { message: '[not json' },
    'an empty list': { message: '[]' },
    'a time-out': { message: 'Execution Timeout Expired.', traceId: 't1' },
  }
  type Body = keyof typeof bodies
  const bodyNames = Object.keys(bodies) as Body[]
  const silent = new Set([401, 404])
  const statuses = [0, 400, 401, 402, 403, 404, 405, 408, 409, 410, 413, 415, 422, 429, 500, 501, 502, 503, 504]
  const messageOf = (status: number, body: Body, caller = signedIn) =>
    messageFor({ status, body: bodies[body] }, caller)

  test.each(statuses)('%i leads to one message, and 401 and 404 to none', (status) => {
    const told = bodyNames.filter((body) => messageOf(status, body) !== null)
    const heard = silent.has(status) ? [] : bodyNames.filter((body) => status !== 400 || body !== 'invalid_grant')
    expect(told).toEqual(heard)
    const words = told.map((body) => messageOf(status, body)).map((message) => message?.text ?? message?.code ?? '')
    expect(words).not.toContain('')
  })

  test('a dialog is for a refusal with a code, and for a time-out of the database', () => {
    const dialogs = statuses.flatMap((status) =>
      bodyNames.filter((body) => messageOf(status, body)?.kind === 'dialog').map((body) => [status, body]),
    )
    expect(dialogs).toEqual([
      [400, 'a code in errors'],
      [400, 'a code in a list'],
      [500, 'a time-out'],
    ])
    expect(messageOf(500, 'a time-out')).toMatchObject({ traceId: 't1' })
  })

  test('403 says Forbidden to whoever is signed in, and what its body says to others', () => {
    const visitor = { ...signedIn, signedIn: false }
    expect(messageOf(403, 'a code in errors')).toMatchObject({ kind: 'toast', code: 'FORBIDDEN' })
    expect(messageOf(403, 'a code in errors', visitor)).toMatchObject({ kind: 'toast', code: 'COM001003' })
  })

  test.each(errorCodes)('%s is shown by its own text, in four languages (O-8-03)', (code) => {
    const status = statusOf(code)
    const message = messageFor({ status, body: { errors: { name: code } } }, signedIn)
    expect(message).toMatchObject({ kind: status === 400 ? 'dialog' : 'toast', code })
    const sentences = languages.map((language) => textsOf(language).errorCodes[code])
    expect(new Set(sentences).size).toBe(languages.length)
  })
})
