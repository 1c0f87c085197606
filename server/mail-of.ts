import { openMailbox, type Mailbox } from './adapters/mail/fake.ts'
import { MailRefused, type Mail } from './adapters/mail/port.ts'
import { mailOverSmtp } from './adapters/mail/smtp.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'

export interface ConnectedMail {
  readonly mail: Mail
  /** The mail box itself, where it stands in: the demo and the tests read it. */
  readonly fake: Mailbox | null
}

/** The mail server that the configuration names. A demo has a mail box in memory; production without any sends nothing. */
export function mailOf(config: Config, clock: Clock): ConnectedMail {
  if (config.mail) return { mail: mailOverSmtp(config.mail), fake: null }
  if (config.mode === 'production') return { mail: noMail, fake: null }
  const fake = openMailbox(clock)
  return { mail: fake, fake }
}

const noMail: Mail = {
  send: async () => {
    throw new MailRefused('No mail server is configured')
  },
}
