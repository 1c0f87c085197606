import { catheterLines } from './catheter-lines.ts'
import { diabetesLines } from './diabetes-lines.ts'
import type { Family, Words } from './family.ts'
import { incontinenceLines } from './incontinence-lines.ts'
import { nutritionLines } from './nutrition-lines.ts'
import { ostomyLines } from './ostomy-lines.ts'
import { sundryLines } from './sundry-lines.ts'
import { woundLines } from './wound-care-lines.ts'

export const assortment: readonly Family[] = [
  ...incontinenceLines,
  ...catheterLines,
  ...ostomyLines,
  ...diabetesLines,
  ...nutritionLines,
  ...woundLines,
  ...sundryLines,
]

/** Flavours as they stand in names, by market. */
export const flavorWords: Readonly<Record<string, Words>> = {
  neutral: ['neutral', 'neutraali', 'nøytral', 'neutral'],
  vanilla: ['vanilj', 'vanilja', 'vanilje', 'vanilje'],
  strawberry: ['jordgubb', 'mansikka', 'jordbær', 'jordbær'],
  banana: ['banan', 'banaani', 'banan', 'banan'],
  mocha: ['mocka', 'mokka', 'mokka', 'mokka'],
  apricot: ['aprikos', 'aprikoosi', 'aprikos', 'abrikos'],
  chocolate: ['choklad', 'suklaa', 'sjokolade', 'chokolade'],
  caramel: ['kola', 'kinuski', 'karamell', 'karamel'],
  'forest-fruit': ['skogsbär', 'metsämarja', 'skogsbær', 'skovbær'],
}

/** The Swedish words that end names, in the other markets. */
export const labelWords: Readonly<Record<string, Words>> = {
  öppen: ['öppen', 'avoin', 'åpen', 'åben'],
  sluten: ['sluten', 'suljettu', 'lukket', 'lukket'],
  silikon: ['silikon', 'silikoni', 'silikon', 'silikone'],
  dygn: ['dygn', 'vrk', 'døgn', 'døgn'],
  mild: ['mild', 'mieto', 'mild', 'mild'],
  parfymfri: ['parfymfri', 'hajusteeton', 'uparfymert', 'uparfumeret'],
  kort: ['kort', 'lyhyt', 'kort', 'kort'],
  lång: ['lång', 'pitkä', 'lang', 'lang'],
  lotion: ['lotion', 'voide', 'lotion', 'lotion'],
  tvål: ['tvål', 'saippua', 'såpe', 'sæbe'],
  olja: ['olja', 'öljy', 'olje', 'olie'],
  salva: ['salva', 'salva', 'salve', 'salve'],
  liten: ['liten', 'pieni', 'liten', 'lille'],
  mellan: ['mellan', 'keski', 'middels', 'mellem'],
  stor: ['stor', 'suuri', 'stor', 'stor'],
}
