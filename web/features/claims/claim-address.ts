import { addressView, id, text } from '../../platform/routing/address-view.ts'
import { pathTo } from '../../platform/routing/paths.ts'

/** What a new claim is about: the line of an order, by its part and item; or a claim that is to be changed. */
export const claimFormView = addressView({ order: id, part: id, item: text, claim: id })

type ClaimFormView = ReturnType<typeof claimFormView.read>

export function pathToClaimForm(view: Partial<ClaimFormView>): string {
  return pathTo('ProductClaimAdd') + claimFormView.write({ order: null, part: null, item: '', claim: null, ...view })
}
