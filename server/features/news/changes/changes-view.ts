import { authorNamed } from '../../../platform/author.ts'
import { cleanText } from '../../content/index.ts'
import type { ChangesRecord } from './changes.sql.ts'

export function changesView(record: ChangesRecord) {
  const { written } = record
  return {
    changesVersion: record.id,
    messageType: written.messageType,
    internalHeading: written.internalHeading,
    texts: written.texts.map((each) => ({ ...each, text: cleanText(each.text) })),
    url: written.url,
    validFrom: written.validFrom,
    validUntil: written.validUntil,
    alwaysShow: written.alwaysShow,
    alwaysOnTop: written.alwaysOnTop,
    openingHours: written.openingHours,
    address: written.address,
    clientId: written.clientId,
    clientName: record.client_name,
    market: written.market,
    careUnits: [...record.care_units],
    roles: [...written.roles],
    files: [...record.files],
    updatedAt: record.updated_at,
    updatedBy: authorNamed(record.updated_by, record.updated_on_behalf_of),
    isMine: record.is_mine,
  }
}
