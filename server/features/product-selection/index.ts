import type { productSelectionEndpoints } from '@omsorg/contract/product-selection/endpoints.ts'
import type { HandlersOf } from '../../platform/handle.ts'
import { addToPlaceCart } from './care-place-cart/add-to-place-cart.ts'
import { deletePlaceCartFlavors } from './care-place-cart/delete-place-cart-flavors.ts'
import { deletePlaceCartItem } from './care-place-cart/delete-place-cart-item.ts'
import { readPlaceCart } from './care-place-cart/read-place-cart.ts'
import { readPlaceCartHistory } from './care-place-cart/read-place-cart-history.ts'
import { searchPlaceProducts } from './care-place-cart/search-place-products.ts'
import { addToCart } from './cart/add-to-cart.ts'
import { readCartHistory } from './cart/read-cart-history.ts'
import { deleteCartFlavors } from './flavor/delete-cart-flavors.ts'
import { deleteCartItems } from './item/delete-cart-items.ts'
import { readHandleProductsSettings } from './settings/read-handle-products-settings.ts'
import { lastOrderedSelected } from './item/last-ordered-selected.ts'
import { readCart } from './cart/read-cart.ts'
import { replaceItem } from './item/replace-item.ts'
import { updateConsumption } from './item/update-consumption.ts'
import { updateFlavorConsumption } from './flavor/update-flavor-consumption.ts'
import { updateCartFlavorStatus } from './flavor/update-cart-flavor-status.ts'
import { updateCartItemStatus } from './item/update-cart-item-status.ts'
import { readWithoutPrescriptions } from './cart/read-without-prescriptions.ts'

export const productSelectionHandlers: HandlersOf<typeof productSelectionEndpoints> = {
  addToCart,
  readCart,
  readWithoutPrescriptions,
  readCartHistory,
  updateCartItemStatus,
  updateCartFlavorStatus,
  updateConsumption,
  updateFlavorConsumption,
  replaceItem,
  deleteCartItems,
  deleteCartFlavors,
  lastOrderedSelected,
  readHandleProductsSettings,
  addToPlaceCart,
  deletePlaceCartFlavors,
  deletePlaceCartItem,
  readPlaceCart,
  readPlaceCartHistory,
  searchPlaceProducts,
}

export { moveCart } from './cart/move-cart.sql.ts'
export { readCartEvents, type CartEventRecord } from './cart/read-cart-history.sql.ts'
export { markPrescribed, markSelectedAgain, type Marked } from './cart/marks.sql.ts'
export { readSelectedItems } from './cart/selected-items.sql.ts'
export { readPlaceCart, type PlaceCartItem } from './care-place-cart/place-cart.sql.ts'
export { endPlaceItems } from './care-place-cart/place-cart-writes.sql.ts'
export { replaceInCart, replaceInPlaceCart } from './replacement/replace-in-carts.sql.ts'
