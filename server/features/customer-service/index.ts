import type { customerServiceEndpoints } from '@omsorg/contract/customer-service/endpoints.ts'
import type { HandlersOf } from '../../platform/handle.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { carryOutReplacement, type ReplacementWork } from './item-replacement/carry-out-replacement.ts'
import { findItems } from './item-replacement/find-items.ts'
import { listItemReplacements } from './item-replacement/list-item-replacements.ts'
import { publishItemReplacement } from './item-replacement/publish-item-replacement.ts'
import { readReplacementInformation } from './item-replacement/read-replacement-information.ts'
import { retryItemReplacement } from './item-replacement/retry-item-replacement.ts'
import { skipItemReplacement } from './item-replacement/skip-item-replacement.ts'
import { watchReplacements, watchReplacementsTimetable } from './item-replacement/watch-replacements.ts'

const handlers: HandlersOf<typeof customerServiceEndpoints> = {
  findItems,
  listItemReplacements,
  readReplacementInformation,
  publishItemReplacement,
  retryItemReplacement,
  skipItemReplacement,
}

/** What customer service does beside what care staff does too. */
export const customerService = {
  handlers,
  jobs: (work: ReplacementWork): readonly Job[] => [carryOutReplacement(work), watchReplacements(work)],
  timetable: [watchReplacementsTimetable],
}
