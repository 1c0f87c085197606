import { readPrescribingBasis } from '@omsorg/contract/prescriptions/prescription/read-prescribing-basis.ts'
import { addToCart } from '@omsorg/contract/product-selection/cart/add-to-cart.ts'
import { readCartHistory } from '@omsorg/contract/product-selection/cart/read-cart-history.ts'
import { deleteCartItems } from '@omsorg/contract/product-selection/item/delete-cart-items.ts'
import { readHandleProductsSettings } from '@omsorg/contract/product-selection/settings/read-handle-products-settings.ts'
import { readCart } from '@omsorg/contract/product-selection/cart/read-cart.ts'
import { replaceItem } from '@omsorg/contract/product-selection/item/replace-item.ts'
import { updateConsumption } from '@omsorg/contract/product-selection/item/update-consumption.ts'
import { readWithoutPrescriptions } from '@omsorg/contract/product-selection/cart/read-without-prescriptions.ts'
import { useAction, useAnswer } from '../../../platform/calls/query.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { callOptionsOf, useRecipientHere } from '../../care-recipients/index.ts'
import { useOnce } from './use-once.ts'

/** Nobody has as many selected products as one answer may hold. */
const all = 200

const outdated = [readCart, readWithoutPrescriptions, readCartHistory, readPrescribingBasis]

/** What is selected for the person of the page. */
export function useCart() {
  const here = useRecipientHere()
  const sent = { params: { careRecipientId: here.careRecipientId }, query: { pageSize: all } }
  return useAnswer(readCart, sent, callOptionsOf(here))
}

/** What may be done with the products of the person here; it is asked for once the place is known. */
export function useProductRights() {
  const here = useRecipientHere()
  const user = useSessionUser()
  const carePlaceId = here.place?.carePlaceId ?? user?.carePlaceId ?? null
  const query = { careRecipientId: here.careRecipientId, carePlaceId: carePlaceId ?? '' }
  return useAnswer(readHandleProductsSettings, { query }, { ...callOptionsOf(here), enabled: carePlaceId !== null })
}

/** The changes of a cart. `silent`: the field or the dialog itself says what went wrong. */
export function useCartActions() {
  const here = useRecipientHere()
  const place = here.place ? { place: here.place } : {}
  return {
    saveConsumption: useAction(updateConsumption, { outdates: outdated, silent: true, ...place }),
    replace: useOnce(useAction(replaceItem, { outdates: outdated, silent: true, ...place })),
    remove: useOnce(useAction(deleteCartItems, { outdates: outdated, ...place })),
    selectAgain: useOnce(useAction(addToCart, { outdates: outdated, ...place })),
  }
}
