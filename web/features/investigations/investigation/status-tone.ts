import type { InvestigationStatus } from '@omsorg/domain/investigations/investigation/investigation.ts'
import type { Tone } from '../../../ui/feedback/Badge.tsx'

export const toneOfStatus: Readonly<Record<InvestigationStatus, Tone>> = {
  'in-progress': 'info',
  active: 'fresh',
  inactive: 'quiet',
  closed: 'quiet',
  interrupted: 'soon',
}
