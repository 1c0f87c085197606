import { addToPlaceCart } from './care-place-cart/add-to-place-cart.ts'
import { deletePlaceCartFlavors } from './care-place-cart/delete-place-cart-flavors.ts'
import { deletePlaceCartItem } from './care-place-cart/delete-place-cart-item.ts'
import { readPlaceCart } from './care-place-cart/read-place-cart.ts'
import { readPlaceCartHistory } from './care-place-cart/read-place-cart-history.ts'
import { searchPlaceProducts } from './care-place-cart/search-place-products.ts'
import { addToCart } from './cart/add-to-cart.ts'
import { readCart } from './cart/read-cart.ts'
import { readCartHistory } from './cart/read-cart-history.ts'
import { readWithoutPrescriptions } from './cart/read-without-prescriptions.ts'
import { updateCartItemStatus } from './item/update-cart-item-status.ts'
import { updateConsumption } from './item/update-consumption.ts'
import { replaceItem } from './item/replace-item.ts'
import { deleteCartItems } from './item/delete-cart-items.ts'
import { lastOrderedSelected } from './item/last-ordered-selected.ts'
import { updateCartFlavorStatus } from './flavor/update-cart-flavor-status.ts'
import { updateFlavorConsumption } from './flavor/update-flavor-consumption.ts'
import { deleteCartFlavors } from './flavor/delete-cart-flavors.ts'
import { readHandleProductsSettings } from './settings/read-handle-products-settings.ts'

export const productSelectionEndpoints = {
  addToCart,
  readCart,
  readCartHistory,
  readWithoutPrescriptions,
  updateCartItemStatus,
  updateConsumption,
  replaceItem,
  deleteCartItems,
  lastOrderedSelected,
  updateCartFlavorStatus,
  updateFlavorConsumption,
  deleteCartFlavors,
  readHandleProductsSettings,
  addToPlaceCart,
  deletePlaceCartFlavors,
  deletePlaceCartItem,
  readPlaceCart,
  readPlaceCartHistory,
  searchPlaceProducts,
}
