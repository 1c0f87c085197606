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
import { approveSubstitution } from './substitution/approve-substitution.ts'
import { listEquivalents } from './substitution/list-equivalents.ts'
import { listOutgoingItems } from './substitution/list-outgoing-items.ts'
import { listReplacementNotices } from './substitution/list-replacement-notices.ts'
import { seeReplacementNotices } from './substitution/see-replacement-notices.ts'
import { listItemAgreements } from './item-agreement/list-item-agreements.ts'
import { lookUpClients } from './lookup/look-up-clients.ts'
import { lookUpCarePlaces } from './lookup/look-up-care-places.ts'

const handlers: HandlersOf<typeof customerServiceEndpoints> = {
  findItems,
  listItemReplacements,
  readReplacementInformation,
  publishItemReplacement,
  retryItemReplacement,
  skipItemReplacement,
  approveSubstitution,
  listEquivalents,
  listOutgoingItems,
  listReplacementNotices,
  seeReplacementNotices,
  listItemAgreements,
  lookUpClients,
  lookUpCarePlaces,
}

/** What customer service does beside what care staff does too. */
export const customerService = {
  handlers,
  jobs: (work: ReplacementWork): readonly Job[] => [carryOutReplacement(work), watchReplacements(work)],
  timetable: [watchReplacementsTimetable],
}
