import { z } from 'zod'

/** What of a client decides what of products is seen, and whether they can be ordered. */
export const productSettings = {
  showPrices: z.boolean(),
  showListPrice: z.boolean(),
  showStockStatus: z.boolean(),
  pcaAssortmentEnabled: z.boolean(),
  rankingEnabled: z.boolean(),
  customArticleNumbersEnabled: z.boolean(),
  latexFreeOnly: z.boolean(),
  pvcFreeOnly: z.boolean(),
  allowOutgoingItems: z.boolean(),
  blockUncertainDelivery: z.boolean(),
  compareEnabled: z.boolean(),
  /** Packages in stock below which there are few. */
  fewInStockBelow: z.int().min(0).max(9_999),
  /** How many percent of what ISO 11948-1 measures a protection holds in use. */
  workingCapacityPercent: z.int().min(10).max(100),
  /** The hours at which the parts of a day begin by which leakage is told; the night goes on until the day begins. */
  dayFrom: z.int().min(0).max(21),
  eveningFrom: z.int().min(1).max(22),
  nightFrom: z.int().min(2).max(23),
}
