import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { compareClientNumbers } from '@omsorg/contract/products/sync/compare-client-numbers.ts'

export type Difference = AnswerOf<typeof compareClientNumbers>['differences'][number]

/** A number may stand at the client and at places of it. */
export function keyOf({ number, carePlaceId }: Difference): string {
  return `${carePlaceId ?? ''} ${number}`
}

/** What can be taken over: it differs, and nothing keeps it. */
export function offered({ state, keptBecause }: Difference): boolean {
  return state !== 'equal' && keptBecause === null
}

/** What is ticked from the start. What would empty something that stands here is taken over by whoever ticks it alone. */
export function proposed(difference: Difference): boolean {
  return offered(difference) && difference.fields.every(({ inErp }) => inErp !== '')
}
