import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openMailbox } from './fake.ts'
import { MailRefused, MailUnavailable } from './port.ts'
import type { Letter, Mail } from './port.ts'
import { mailOverSmtp } from './smtp.ts'
import { startSmtpServer } from './testing/smtp-server.ts'

interface Side {
  readonly mail: Mail
  received(): string[]
  refuse(): void
  goAway(): Promise<void>
  stop(): Promise<void>
}

async function smtp(): Promise<Side> {
  const server = await startSmtpServer()
  return {
    mail: mailOverSmtp({ url: server.url, from: 'Omsorg <no-reply@omsorg.example>', timeoutMs: 2_000 }),
    received: () => server.received,
    refuse: () => server.answerRecipients('550 unknown'),
    goAway: async () => server.answerRecipients('451 later'),
    stop: () => server.stop(),
  }
}

async function mailbox(): Promise<Side> {
  const box = openMailbox(() => Temporal.Instant.from('2026-03-04T12:00:00Z'))
  return {
    mail: box,
    received: () =>
      box
        .letters()
        .map(
          ({ id, to, replyTo, subject, text }) =>
            `<${id}@\nTo: ${to}\nReply-To: ${replyTo ?? ''}\nSubject: ${subject}\n\n${text}`,
        ),
    refuse: () => box.turn('refuses'),
    goAway: async () => box.turn('away'),
    stop: async () => undefined,
  }
}

const letter: Letter = { id: 'code-7', to: 'anna@example.org', subject: 'Your code', text: '123456 is your code.' }

describe.each([
  ['SMTP', smtp],
  ['the mail box', mailbox],
])('a letter by %s', (_name, open) => {
  let side: Side
  beforeEach(async () => {
    side = await open()
  })
  afterEach(() => side.stop())

  test('arrives with its address, subject, text and id', async () => {
    await side.mail.send(letter)
    expect(side.received()).toHaveLength(1)
    for (const part of ['To: anna@example.org', 'Subject: Your code', '123456 is your code.', '<code-7@']) {
      expect(side.received()[0]).toContain(part)
    }
  })

  test('names whom to answer', async () => {
    await side.mail.send({ ...letter, replyTo: 'visitor@example.org' })
    expect(side.received()[0]).toContain('Reply-To: visitor@example.org')
  })

  test('that will never be taken is refused', async () => {
    side.refuse()
    await expect(side.mail.send(letter)).rejects.toBeInstanceOf(MailRefused)
    expect(side.received()).toEqual([])
  })

  test('that is not taken at the moment is worth another attempt', async () => {
    await side.goAway()
    await expect(side.mail.send(letter)).rejects.toBeInstanceOf(MailUnavailable)
    expect(side.received()).toEqual([])
  })
})

test('a subject or address with line breaks adds no header and no recipient', async () => {
  const side = await smtp()
  await side.mail.send({ ...letter, subject: 'Your code\r\nBcc: all@example.org' })
  expect(side.received()[0]).not.toMatch(/^Bcc:/m)
  await side.mail.send({ ...letter, to: 'anna@example.org\r\nBcc: all@example.org' }).catch(() => undefined)
  expect(side.received().join('\n')).not.toMatch(/^Bcc:/m)
  await side.stop()
})

test('a mail server that is not there is worth another attempt', async () => {
  const side = await smtp()
  await side.stop()
  await expect(side.mail.send(letter)).rejects.toBeInstanceOf(MailUnavailable)
})

test('the mail box finds the letters of one address, whatever its case, and keeps the last 200', async () => {
  const box = openMailbox(() => Temporal.Instant.from('2026-03-04T12:00:00Z'))
  await box.send({ ...letter, id: 'first' })
  for (let sent = 0; sent < 200; sent += 1) await box.send({ ...letter, id: `code-${sent}`, to: 'bo@example.org' })
  expect(box.letters('ANNA@example.org')).toEqual([])
  expect(box.letters('BO@example.org')).toHaveLength(200)
  expect(box.letters()[0]).toMatchObject({ id: 'code-199', receivedAt: '2026-03-04T12:00:00Z' })
})
