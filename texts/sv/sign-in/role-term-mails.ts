import type { FurtherTexts } from '../../shape.ts'

export const roleTermMails: FurtherTexts['roleTermMails'] = {
  ending: {
    subject: 'Dina roller i Omsorg upphör snart',
    text: ({ day }) =>
      `Dina roller på en av dina vårdplatser i Omsorg upphör efter ${day}, om de inte bekräftas. ` +
      'Behöver du dem fortfarande? Säg till din chef. Svar på det här meddelandet läses inte.',
  },
  ended: {
    subject: 'Dina roller i Omsorg har upphört',
    text:
      'Dina roller på en av dina vårdplatser i Omsorg har upphört. ' +
      'Behöver du dem fortfarande? Vänd dig till din chef, som kan ge dem igen. Svar på det här meddelandet läses inte.',
  },
  toConfirm: {
    subject: 'Roller att bekräfta',
    text: ({ address }) =>
      `Någon på en av dina vårdenheter har roller som snart upphör. Bekräfta dem som fortfarande behövs:\n\n${address}\n\n` +
      'Svar på det här meddelandet läses inte.',
  },
}
