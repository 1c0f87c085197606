import type { RenewalStartBlock } from '@omsorg/contract/prescriptions/renewal/renewal-view.ts'
import {
  prescribingBlocks,
  type PrescribingBlock,
} from '@omsorg/contract/prescriptions/prescription/prescribing-refusals.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { CareTexts } from '@omsorg/texts/shape.ts'
import { blockText } from '../prescription/wizard/words/error-text.ts'

/** Why a prescription cannot go on, or not from that day. */
export function startBlockText(block: RenewalStartBlock, area: TherapyArea, t: CareTexts): string {
  return isPrescribingBlock(block) ? blockText(block, area, t) : t.renewing.blocks[block]
}

function isPrescribingBlock(block: RenewalStartBlock): block is PrescribingBlock {
  return prescribingBlocks.some((each) => each === block)
}
