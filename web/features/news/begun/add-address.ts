import { addressView, id, text } from '../../../platform/routing/address-view.ts'

/** What was saved by itself stands in the address, else what lies on the device: whoever reads the page again goes on with it. */
export const addingView = addressView({ draft: id, begun: text })
