import type { HeadingWords } from '@omsorg/domain/organisation-import/batch/read-headings.ts'
import { languages } from '@omsorg/texts/language.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'

/** A file may have the headings of any language: whoever exports it and whoever reads it in may read different ones. */
export async function loadHeadingWords(): Promise<HeadingWords> {
  const texts = await Promise.all(languages.map(loadAllTexts))
  const columns = texts.map(({ organisationImport }) => organisationImport.columns)
  return {
    id: columns.map(({ id }) => id),
    name: columns.map(({ name }) => name),
    careUnit: columns.map(({ careUnit }) => careUnit),
    email: columns.map(({ email }) => email),
    phone: columns.map(({ phone }) => phone),
    customerNumber: columns.map(({ customerNumber }) => customerNumber),
    userName: columns.map(({ userName }) => userName),
    firstName: columns.map(({ firstName }) => firstName),
    lastName: columns.map(({ lastName }) => lastName),
    language: columns.map(({ language }) => language),
    carePlace: columns.map(({ carePlace }) => carePlace),
  }
}
