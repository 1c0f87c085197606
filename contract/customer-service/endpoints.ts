import { findItems } from './item-replacement/find-items.ts'
import { listItemReplacements } from './item-replacement/list-item-replacements.ts'
import { publishItemReplacement } from './item-replacement/publish-item-replacement.ts'
import { readReplacementInformation } from './item-replacement/read-replacement-information.ts'
import { retryItemReplacement } from './item-replacement/retry-item-replacement.ts'
import { skipItemReplacement } from './item-replacement/skip-item-replacement.ts'

export const customerServiceEndpoints = {
  findItems,
  listItemReplacements,
  readReplacementInformation,
  publishItemReplacement,
  retryItemReplacement,
  skipItemReplacement,
}
