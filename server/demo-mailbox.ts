import { demoApp } from '@omsorg/database/demo/accounts.ts'
import type { FastifyInstance } from 'fastify'
import type { Mailbox } from './adapters/mail/fake.ts'
import type { FakeSms } from './adapters/sms/fake.ts'
import { appCodeAt, stepAt } from './features/sign-in/index.ts'
import type { Clock } from './platform/clock.ts'

interface DemoPost {
  readonly mailbox: Mailbox | null
  readonly sms: FakeSms | null
  readonly clock: Clock
}

/** Where mails and text messages of the demo arrive, everybody's on one page, and the code of its app. Demo mode only. */
export function serveDemoMailbox(server: FastifyInstance, { mailbox, sms, clock }: DemoPost): void {
  server.get('/demo/mailbox', async (_request, reply) => {
    const letters = mailbox?.letters() ?? []
    const messages = sms?.messages().toReversed() ?? []
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(
        page(letters.map(letterOf), messages.slice(0, 100).map(messageOf), appCodeAt(demoApp.secret, stepAt(clock()))),
      )
  })
}

function letterOf({ to, subject, text, receivedAt }: ReturnType<Mailbox['letters']>[number]): string {
  return `<li><h3>${readable(subject)}</h3><p>To ${readable(to)}, ${readable(receivedAt)}</p><pre>${readable(text)}</pre></li>`
}

function messageOf({ to, text }: ReturnType<FakeSms['messages']>[number]): string {
  return `<li><p>To ${readable(to)}</p><pre>${readable(text)}</pre></li>`
}

/** As text; the addresses of ours that it names can be followed. */
function readable(text: string): string {
  const signs: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  const safe = text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '')
  return safe.replace(/https?:\/\/[\w.:/#?=%~-]+/g, (address) => `<a href="${address}">${address}</a>`)
}

function page(letters: readonly string[], messages: readonly string[], appCode: string): string {
  const list = (entries: readonly string[]) =>
    entries.length > 0 ? `<ul>${entries.join('')}</ul>` : '<p>Nothing yet.</p>'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>The demo mailbox</title></head>
<body><main><h1>The demo mailbox</h1>
<p>What Omsorg sends arrives here, whoever it is for. The newest stands first.</p>
<h2>Mail</h2>${list(letters)}
<h2>Text messages</h2>${list(messages)}
<h2>Authenticator app</h2>
<p>The app of ${demoApp.userName} says <b>${appCode}</b> now. Its secret is <code>${demoApp.secret}</code>, for an app of your own.</p></main></body></html>`
}
