/** What a sheet holds: the care units, the care places or the users of one client. In this order they are applied. */
export const sheetKinds = ['care-units', 'care-places', 'users'] as const
export type SheetKind = (typeof sheetKinds)[number]

/** What a file holds: one of them, or all three as the sheets of a workbook, in their order. */
export const importKinds = [...sheetKinds, 'workbook'] as const
export type ImportKind = (typeof importKinds)[number]

export function sheetsOf(kind: ImportKind): readonly SheetKind[] {
  return kind === 'workbook' ? sheetKinds : [kind]
}

/** The columns of each kind, in the order of an export; those of `required` a new row must fill in. */
export const columnsOf = {
  'care-units': { all: ['id', 'name'], required: ['name'] },
  'care-places': {
    all: ['id', 'careUnit', 'name', 'email', 'phone', 'customerNumber'],
    required: ['careUnit', 'name'],
  },
  users: {
    all: ['userName', 'firstName', 'lastName', 'email', 'phone', 'language', 'carePlace'],
    required: ['userName', 'firstName', 'lastName', 'language'],
  },
} as const satisfies Record<SheetKind, { readonly all: readonly string[]; readonly required: readonly string[] }>

export type SheetField = (typeof columnsOf)[SheetKind]['all'][number]
export const sheetFields: readonly SheetField[] = [...new Set(sheetKinds.flatMap((kind) => columnsOf[kind].all))]

/** More than the largest client has, of one sheet; the headings do not count. */
export const mostSheetRows = 10_000

/** Each address of somebody who is known already is kept from others while it changes: so many at once. */
export const mostNewAddresses = 2_000

export const sheetErrorReasons = [
  'empty-file',
  'too-many-rows',
  'too-many-addresses',
  'unknown-column',
  'column-twice',
  'missing-column',
  'missing',
  'not-valid',
  'twice',
  'taken',
  'not-found',
  'ambiguous',
  'not-changeable',
] as const
export type SheetErrorReason = (typeof sheetErrorReasons)[number]

/** What is wrong, in the field of the row that stands beside it. */
export interface SheetError {
  readonly field: SheetField | null
  readonly reason: SheetErrorReason
  /** As it was written, of a heading. */
  readonly written?: string
}

/** The cells of a row that have something in them, by field. */
export interface SheetRow {
  readonly row: number
  readonly cells: Readonly<Partial<Record<SheetField, string>>>
  readonly errors: readonly SheetError[]
}

/** Names are compared without case and without spaces too many. */
export function sameName(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase()
}
