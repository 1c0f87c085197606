import type { Transporter } from 'nodemailer'
import { MailRefused, MailUnavailable } from './port.ts'
import type { Mail } from './port.ts'

export interface SmtpSettings {
  /** smtps://user:password@mail.example:465, or smtp:// for STARTTLS where the server offers it. */
  readonly url: string
  /** Who the mails come from: `Omsorg <no-reply@omsorg.example>`. */
  readonly from: string
  readonly timeoutMs?: number
}

export function mailOverSmtp({ url, from, timeoutMs = 10_000 }: SmtpSettings): Mail {
  const host = from.slice(from.lastIndexOf('@') + 1).replace(/[>\s]/g, '')
  let transport: Transporter | null = null
  async function open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // A text that looks like a path or an address must never be replaced by what lies there.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  return {
    async send({ id, to, replyTo, subject, text }) {
      try {
        transport ??= await open()
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          messageId: `<${id}@${host}>`,
        })
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}

/** SMTP answers 5xx for what will not change, 4xx for what may; no answer at all is worth another attempt. */
function failureOf(error: unknown): Error {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  if (code >= 500) return new MailRefused(`The mail server answered ${code}`)
  return new MailUnavailable(code > 0 ? `The mail server answered ${code}` : 'The mail server did not answer', {
    cause: error,
  })
}
