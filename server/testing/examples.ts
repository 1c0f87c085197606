import type { Definition } from '@omsorg/contract/endpoint.ts'
import { messageIdHeader, signatureHeader, signWebhook, timestampHeader } from '../adapters/erp/webhook-signature.ts'
import type { Extras } from './caller.ts'
import { idsAt, kindOfId } from './ids.ts'
import { placed, saved, withdrawalOf } from './orders.ts'
import { password } from './people.ts'
import type { SignedIn, World } from './world.ts'

/** The parts of a call, of whichever endpoint. */
export interface Sent extends Extras {
  readonly input?: unknown
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
}

/** A call that is answered with 200, for endpoints whose fields must fit together. */
const examples: Readonly<Record<string, (world: World, actor: SignedIn) => Promise<Sent> | Sent>> = {
  'sign-in/token': () => ({
    input: { grant_type: 'password', username: 'nurse', password, client_id: 'web' },
  }),
  'sign-in/revoke': () => ({ input: { token: 'nobody-knows-this', client_id: 'web' } }),
  'sign-in/maintenance': async (world) => {
    await world.owner.query(
      `insert into omsorg.static_content (identifier, name, type, language, text)
       values ('maintenance', 'Maintenance', 'maintenance', 'sv', 'Vi är strax tillbaka') on conflict do nothing`,
    )
    return { params: { lang: 'sv' } }
  },
  'sign-in/set-default-care-place': (world, { claims }) => ({
    input: { userId: Number(claims.sub), carePlaceId: world.home.place.id },
  }),
  'sign-in/membership': (_world, { claims }) => ({ params: { id: claims.sub } }),
  'sign-in/client-membership': (_world, { claims }) => ({ params: { id: claims.sub } }),
  'orders/save-withdrawal': (world) => ({ input: withdrawalOf(world.care.ordinary, { quantity: 1 }) }),
  'orders/confirm': async (world, actor) => {
    const { customerOrderId, rowVersion } = await saved(
      world,
      actor,
      withdrawalOf(world.care.ordinary, { quantity: 1 }),
    )
    return { input: { customerOrderId, rowVersion, acceptWarnings: true } }
  },
  'orders/cancel': async (world, actor) => {
    const { customerOrderId } = await placed(world, actor, withdrawalOf(world.care.ordinary, { quantity: 1 }))
    return { input: { customerOrderId, reason: 'Beställd två gånger' } }
  },
  'orders/erp-webhook': (world) => {
    const input = { messageId: 'm-1', orderId: 1, status: 3, occurredOn: '2026-11-20T08:00:00Z' }
    return { input, headers: signedBy(world, input) }
  },
}

function signedBy(world: World, input: { readonly messageId: string }): Record<string, string> {
  const timestamp = String(Math.floor(world.clock.now().epochMilliseconds / 1000))
  const { messageId } = input
  const rawBody = Buffer.from(JSON.stringify(input))
  const signature = signWebhook(world.config.erp?.webhookKeys[0] ?? '', { timestamp, messageId, rawBody })
  return { [timestampHeader]: timestamp, [messageIdHeader]: messageId, [signatureHeader]: signature }
}

/** A call as it is meant: the example, else every id filled in with one in reach and everything else left to its default. */
export async function exampleOf(endpoint: Definition, world: World, actor: SignedIn): Promise<Sent> {
  const example = examples[endpoint.name]
  if (example) return example(world, actor)
  const ids = idsAt(world, 'home')
  const filled = (shape: object | undefined) =>
    Object.fromEntries(
      Object.keys(shape ?? {}).flatMap((field) => {
        const kind = kindOfId(endpoint, field)
        return kind ? [[field, ids[kind]]] : []
      }),
    )
  return {
    ...(endpoint.params ? { params: filled(endpoint.params.shape) } : {}),
    ...(endpoint.query ? { query: filled(endpoint.query.shape) } : {}),
    ...(endpoint.input ? { input: filled('shape' in endpoint.input ? (endpoint.input.shape as object) : {}) } : {}),
  }
}
