import type { Definition } from '@omsorg/contract/endpoint.ts'
import { readPrescribingBasis } from '@omsorg/contract/prescriptions/prescription/read-prescribing-basis.ts'
import { readCartHistory } from '@omsorg/contract/product-selection/cart/read-cart-history.ts'
import { readHandleProductsSettings } from '@omsorg/contract/product-selection/settings/read-handle-products-settings.ts'
import { readCart } from '@omsorg/contract/product-selection/cart/read-cart.ts'
import { readWithoutPrescriptions } from '@omsorg/contract/product-selection/cart/read-without-prescriptions.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { type ActionOptions, useAction } from '../../../platform/calls/use-action.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { callOptionsOf, useRecipientHere } from '../../care-recipients/index.ts'
import { cartQuestion } from './cart-question.ts'

const outdates = [readCart, readWithoutPrescriptions, readCartHistory, readPrescribingBasis]

/** What is selected for the person of the page. */
export function useCart() {
  const here = useRecipientHere()
  return useAnswer(readCart, cartQuestion(here.careRecipientId), callOptionsOf(here))
}

/** What may be done with the products of the person here; it is asked for once the place is known. */
export function useProductRights() {
  const here = useRecipientHere()
  const user = useSessionUser()
  const carePlaceId = here.place?.carePlaceId ?? user?.carePlaceId ?? null
  const query = { careRecipientId: here.careRecipientId, carePlaceId: carePlaceId ?? '' }
  return useAnswer(readHandleProductsSettings, { query }, { ...callOptionsOf(here), enabled: carePlaceId !== null })
}

/** A change of what is selected for the person of the page. */
export function useCartAction<const E extends Definition>(
  endpoint: E,
  options: Pick<ActionOptions<E>, 'resolves'> = {},
) {
  const { place } = useRecipientHere()
  return useAction(endpoint, { ...options, outdates, place })
}
