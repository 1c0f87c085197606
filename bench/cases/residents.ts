import { randomUUID } from 'node:crypto'
import type { AnswerOf, CallOf } from '@omsorg/contract/endpoint.ts'
import { preOrderNursingHome } from '@omsorg/contract/orders/nursing-home/pre-order-nursing-home.ts'
import { saveNursingHome } from '@omsorg/contract/orders/nursing-home/save-nursing-home.ts'
import { answerTo, callOf, signInAtPlace } from '../client.ts'
import type { Sent } from '../load.ts'
import type { BenchWorld } from '../world/world.ts'

const residentsOfOrder = 20
/** A draft of a place is of one user: so many are saved over in turn. */
const places = 20

/** The calls that ask what the residents of a place need. */
export async function residentsProposed(world: BenchWorld, address: string): Promise<Sent[]> {
  const calls: Sent[] = []
  for (const user of world.users.slice(0, 10)) {
    const token = await signInAtPlace(address, user, world.password)
    calls.push(callOf(preOrderNursingHome, { query: {} }, { token }))
  }
  return calls
}

/** The calls that save an order for twenty residents of a place over the draft that its user has there. */
export async function residentsSaved(world: BenchWorld, address: string, count: number): Promise<Sent[]> {
  const inputs: { input: Input; token: string }[] = []
  for (const user of world.users.slice(0, places)) {
    const token = await signInAtPlace(address, user, world.password)
    const question = callOf(preOrderNursingHome, { query: {} }, { token })
    const input = orderOf(await answerTo(address, preOrderNursingHome, question))
    await answerTo(address, saveNursingHome, callOf(saveNursingHome, { input }, { token, key: randomUUID() }))
    inputs.push({ input, token })
  }
  return Array.from({ length: count }, (_, place) => {
    const { input, token } = inputs[place % inputs.length] ?? { input: {} as Input, token: '' }
    return callOf(saveNursingHome, { input }, { token, key: randomUUID() })
  })
}

type Input = CallOf<typeof saveNursingHome>['input']

/** One package of all that twenty residents may be sent. */
function orderOf({ residents, deliveryMethods }: AnswerOf<typeof preOrderNursingHome>): Input {
  const orderable = residents.flatMap(({ careRecipient: { careRecipientId }, lines }) => {
    const sent = lines.filter(
      (line) => line.unavailabilityCode === null && line.flavors.length === 0 && (line.allowedQuantity ?? 0) > 0,
    )
    if (sent.length === 0) return []
    return [
      {
        careRecipientId,
        lines: sent.map(({ prescriptionRowId, itemNumber }) => ({
          prescriptionRowId: prescriptionRowId ?? 0,
          itemNumber,
          quantity: 1,
        })),
      },
    ]
  })
  const [method] = deliveryMethods.filter((each) => !each.needsDeliveryPoint)
  if (orderable.length < residentsOfOrder || !method)
    throw new Error('a place of the bench cannot order for twenty residents')
  const receiver = {
    name: null,
    address: null,
    contactPhone: '+358401234567',
    deliveryMethodCode: method.code,
    deliveryPointId: null,
    notifyBy: null,
    notifyPhone: null,
    notifyEmail: null,
    packageLocation: null,
    goodsLabel: null,
    deliveryDate: null,
  }
  return { receiver, residents: orderable.slice(0, residentsOfOrder) }
}
