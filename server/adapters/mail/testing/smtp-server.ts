import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

export interface SmtpServer {
  readonly url: string
  /** The mails as they came over the wire. */
  readonly received: string[]
  /** The answer to the next recipients, such as `550 unknown`. */
  answerRecipients(answer: string): void
  stop(): Promise<void>
}

/** As much of SMTP (RFC 5321) as one mail needs. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const received: string[] = []
  const sockets = new Set<Socket>()
  let recipients = '250 ok'

  const server = createServer((socket) => {
    sockets.add(socket)
    let text = ''
    let inData = false
    const answer = (line: string) => void socket.write(`${line}\r\n`)
    answer('220 test')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      text += chunk
      for (;;) {
        const end = text.indexOf(inData ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const part = text.slice(0, end)
        text = text.slice(end + (inData ? 5 : 2))
        if (inData) received.push(part)
        inData = !inData && /^data$/i.test(part)
        if (inData) answer('354 go on')
        else answer(/^rcpt/i.test(part) ? recipients : /^quit/i.test(part) ? '221 bye' : '250 ok')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
    received,
    answerRecipients: (line) => void (recipients = line),
    async stop() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
