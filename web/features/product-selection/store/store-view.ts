import { type TherapyArea, therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { type AddressView, addressView, oneOrNone } from '../../../platform/routing/address-view.ts'
import { type SearchView, searchView } from '../finding/search-view.ts'

/** The search for a store: that of an area, or of all of them. */
export interface StoreView extends SearchView {
  readonly area: TherapyArea | null
}

const address = addressView({ area: oneOrNone(therapyAreas) })

/** `?area=Incontinence&q=komfort`; without an area every one is searched. */
export const storeView: AddressView<StoreView> = {
  read: (query) => ({ ...searchView.read(query), area: address.read(query).area }),
  write: ({ area, ...search }) =>
    [address.write({ area }), searchView.write(search)]
      .filter((part) => part !== '')
      .join('&')
      .replaceAll('&?', '&'),
}
