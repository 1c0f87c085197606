import type { FastifyInstance } from 'fastify'
import type { Mailbox } from './adapters/mail/fake.ts'
import type { FakeSms } from './adapters/sms/fake.ts'

interface DemoPost {
  readonly mailbox: Mailbox | null
  readonly sms: FakeSms | null
}

/** Where mails and text messages of the demo arrive, everybody's on one page: codes, links, notices. Demo mode only. */
export function serveDemoMailbox(server: FastifyInstance, { mailbox, sms }: DemoPost): void {
  server.get('/demo/mailbox', async (_request, reply) => {
    const letters = mailbox?.letters() ?? []
    const messages = sms?.messages().toReversed() ?? []
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(page(letters.map(letterOf), messages.slice(0, 100).map(messageOf)))
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

function page(letters: readonly string[], messages: readonly string[]): string {
  const list = (entries: readonly string[]) =>
    entries.length > 0 ? `<ul>${entries.join('')}</ul>` : '<p>Nothing yet.</p>'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The demo mailbox</title></head>
<body><main><h1>The demo mailbox</h1>
<p>What Omsorg sends arrives here, whoever it is for. The newest stands first.</p>
<h2>Mail</h2>${list(letters)}
<h2>Text messages</h2>${list(messages)}</main></body></html>`
}
