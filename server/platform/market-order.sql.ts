import type { MarketCode } from '@omsorg/domain/market.ts'
import { sql, type Sql } from './sql.ts'

/** The order of letters in a market: å stands last in Denmark and Norway, and before ä in Sweden. */
export const orderOfMarket: Readonly<Record<MarketCode, Sql>> = {
  10: sql`collate omsorg.nordic_sv`,
  30: sql`collate omsorg.nordic_fi`,
  40: sql`collate omsorg.nordic_nb`,
  80: sql`collate omsorg.nordic_da`,
}

/** The order of letters in the language of a reader. */
export const orderOfLanguage: Readonly<Record<'en' | 'sv' | 'fi' | 'dk', Sql>> = {
  en: sql`collate omsorg.english`,
  sv: sql`collate omsorg.nordic_sv`,
  fi: sql`collate omsorg.nordic_fi`,
  dk: sql`collate omsorg.nordic_da`,
}
