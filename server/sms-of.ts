import { smsOverHttp } from './adapters/sms/batches-http.ts'
import { startFakeSms, type FakeSms } from './adapters/sms/fake.ts'
import { SmsRefused, type Sms } from './adapters/sms/port.ts'
import type { Config } from './platform/config.ts'

export interface ConnectedSms {
  readonly sms: Sms
  stop(): Promise<void>
  /** The gateway itself, where a fake stands in. */
  readonly fake: FakeSms | null
}

const demoToken = 'demo-sms-token'

/** The gateway that the configuration names; in a demo a fake of our own; production without any sends nothing. */
export async function smsOf(config: Config): Promise<ConnectedSms> {
  const stop = async () => undefined
  if (config.sms) return { sms: smsOverHttp(config.sms), stop, fake: null }
  if (config.mode === 'production') return { sms: noSms, stop, fake: null }
  const fake = await startFakeSms({ token: demoToken })
  return { sms: smsOverHttp({ url: fake.url, token: demoToken, from: 'Omsorg' }), stop: fake.stop, fake }
}

const noSms: Sms = {
  send: async () => {
    throw new SmsRefused('No SMS gateway is configured')
  },
  wasSent: async () => false,
}
