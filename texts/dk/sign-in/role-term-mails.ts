import type { FurtherTexts } from '../../shape.ts'

export const roleTermMails: FurtherTexts['roleTermMails'] = {
  ending: {
    subject: 'Dine roller i Omsorg ophører snart',
    text: ({ day }) =>
      `Dine roller på et af dine plejesteder i Omsorg ophører efter ${day}, hvis de ikke bekræftes. ` +
      'Har du stadig brug for dem? Sig det til din leder. Svar på denne besked læses ikke.',
  },
  ended: {
    subject: 'Dine roller i Omsorg er ophørt',
    text:
      'Dine roller på et af dine plejesteder i Omsorg er ophørt. ' +
      'Har du stadig brug for dem? Henvend dig til din leder, som kan give dem igen. Svar på denne besked læses ikke.',
  },
  toConfirm: {
    subject: 'Roller at bekræfte',
    text: ({ address }) =>
      `Nogen på en af dine plejeenheder har roller, der snart ophører. Bekræft dem, der stadig er nødvendige:\n\n${address}\n\n` +
      'Svar på denne besked læses ikke.',
  },
}
