import { demoCards, demoEids } from '@omsorg/database/demo/identities.ts'
import { startFakeCardBroker, type FakeCardBroker } from './adapters/card-broker/fake.ts'
import { cardBrokerOverJson } from './adapters/card-broker/json-http.ts'
import type { CardBroker } from './adapters/card-broker/port.ts'
import type { Config } from './platform/config.ts'

export interface ConnectedCards {
  /** Null where nobody signs in by card. */
  readonly broker: CardBroker | null
  stop(): Promise<void>
  /** The service itself, where a fake stands in: the demo shows its page. */
  readonly fake: FakeCardBroker | null
}

const demoKeys = {
  apiKey: 'demo-card-key',
  serviceKeys: {
    siths: 'demo-siths-key',
    vrk: 'demo-vrk-key',
    'bankid-se': 'demo-bankid-se-key',
    ftn: 'demo-ftn-key',
    mitid: 'demo-mitid-key',
    'bankid-no': 'demo-bankid-no-key',
  },
}
const ofEids = {
  'bankid-se': ['personalNumber'],
  ftn: ['personalNumber'],
  mitid: ['personalNumber'],
  'bankid-no': ['personalNumber'],
}

/** The card service that the configuration names; in a demo a fake of our own; production without any has none. */
export async function cardsOf(config: Config): Promise<ConnectedCards> {
  const stop = async () => undefined
  if (config.cards) return { broker: cardBrokerOverJson(config.cards), stop, fake: null }
  if (config.mode === 'production') return { broker: null, stop, fake: null }
  const fake = await startFakeCardBroker({
    ...demoKeys,
    people: [...demoCards.map(({ card, ...person }) => ({ ...person, means: card })), ...Object.values(demoEids)],
  })
  const attributes = { siths: ['hsaid'], vrk: ['serialNumber'], ...ofEids }
  return {
    broker: cardBrokerOverJson({ url: fake.url, ...demoKeys, attributes, issuerAttributes: ['issuer'] }),
    stop: fake.stop,
    fake,
  }
}
