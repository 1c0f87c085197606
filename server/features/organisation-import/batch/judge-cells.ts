import { unitName } from '@omsorg/contract/organisation/care-unit/unit-fields.ts'
import { customerNo, placeFields } from '@omsorg/contract/organisation/care-place/place-fields.ts'
import { userFields } from '@omsorg/contract/sign-in/user/user-record.ts'
import { guid } from '@omsorg/contract/fields.ts'
import {
  columnsOf,
  type SheetError,
  type SheetField,
  type SheetKind,
  type SheetRow,
} from '@omsorg/domain/organisation-import/batch/columns.ts'
import type { Placed } from '@omsorg/domain/organisation-import/batch/read-headings.ts'
import { storedPhone } from '@omsorg/domain/format/stored-phone.ts'
import { type MarketCode, marketOf } from '@omsorg/domain/market.ts'
import { singleSpaced } from '@omsorg/domain/organisation/client/client-fields.ts'
import { z } from 'zod'
import type { SheetLine } from '../../../platform/sheets/sheet-lines.ts'

const label = z.string().trim().max(203)

/** What a cell may hold is what the call that makes one may be sent. */
const schemas: Readonly<Record<SheetKind, Partial<Record<SheetField, z.ZodType<string | null>>>>> = {
  'care-units': { id: guid, name: unitName },
  'care-places': {
    id: guid,
    careUnit: unitName,
    name: placeFields.name,
    email: userFields.email,
    phone: userFields.phone,
    customerNumber: customerNo,
  },
  users: {
    userName: userFields.userName,
    firstName: userFields.firstName,
    lastName: userFields.lastName,
    email: userFields.email,
    phone: userFields.phone,
    language: userFields.language,
    carePlace: label,
  },
}

/** A sign before what a spreadsheet would take for a formula. */
const formulaSign = /^'(?=[=+\-@])/

/** A cell as it would be saved; null for one that cannot be. */
function savedAs(field: SheetField, written: string, market: MarketCode): string | null {
  if (field === 'phone') return storedPhone(written, marketOf(market).country)
  return field === 'name' || field === 'careUnit' ? singleSpaced(written) : written
}

/** A line of a file as a row: its cells by field, and what is wrong with each by itself. */
export function judgeLine(kind: SheetKind, line: SheetLine, placed: Placed, market: MarketCode): SheetRow {
  const written = [...placed].map(([field, at]) => [field, (line.cells[at] ?? '').trim().replace(formulaSign, '')])
  return judgeCells(kind, line.row, Object.fromEntries(written) as SheetRow['cells'], market)
}

/** The same of cells that are known by their fields. */
export function judgeCells(kind: SheetKind, row: number, written: SheetRow['cells'], market: MarketCode): SheetRow {
  const cells: Partial<Record<SheetField, string>> = {}
  const errors: SheetError[] = []
  const { all, required }: { readonly all: readonly SheetField[]; readonly required: readonly SheetField[] } =
    columnsOf[kind]
  for (const field of all) {
    const cell = written[field]?.trim() ?? ''
    if (cell === '') {
      if (required.includes(field)) errors.push({ field, reason: 'missing' })
      continue
    }
    const judged = schemas[kind][field]?.safeParse(field === 'language' ? cell.toLowerCase() : cell)
    const saved = judged?.success && judged.data !== null ? savedAs(field, judged.data, market) : null
    if (saved === null) errors.push({ field, reason: 'not-valid' })
    cells[field] = saved ?? cell
  }
  return { row, cells, errors }
}
