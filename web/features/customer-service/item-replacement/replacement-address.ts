import { addressView, page, text } from '../../../platform/routing/address-view.ts'

/** Both items, the owner when it is one client alone, and the page of the history: a link opens the same preview. */
export const replacementAddress = addressView({ replaced: text, replacement: text, pdo: text, page })
