import type { HeadingWords } from '@omsorg/domain/organisation-import/batch/read-headings.ts'
import { textsOf } from '@omsorg/texts/all.ts'

const columns = (['en', 'sv', 'fi', 'dk'] as const).map((language) => textsOf(language).organisationImport.columns)

/** A file may have the headings of any language: whoever exports it and whoever reads it in may read different ones. */
export const headingWords: HeadingWords = {
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
