/** What the portal mails and texts: neither is confidential, so it says of whom nothing, and names no product and no place. */
export const portalMail = {
  code: {
    subject: 'Your code for Omsorg',
    text: ({ code }: { code: string }) =>
      `${code} is your code for Omsorg. It is valid for five minutes. Never give it to anybody, not even to us.`,
  },
  newContact: {
    subject: 'Your code for Omsorg',
    text: ({ code }: { code: string }) =>
      `${code} is the code by which your new contact counts at Omsorg. It is valid for five minutes. If you did not ask for it, do nothing.`,
  },
  contactChanged: {
    subject: 'Your contact at Omsorg was changed',
    email: 'The e-mail address of your account at Omsorg was changed. If it was not you, call your care place.',
    mobile: 'The mobile number of your account at Omsorg was changed. If it was not you, call your care place.',
  },
  consentWithdrawn: {
    subject: 'You have withdrawn your consent',
    text: 'You have withdrawn your consent at Omsorg. The account shows nothing more of what it concerned. Your care place goes on ordering as before.',
  },
  consentAsked: {
    subject: 'A question waits for you at Omsorg',
    text: ({ address }: { address: string }) =>
      `You have said no to your details being kept in the care recipient portal. Your care place asks once more. Sign in and answer:\n\n${address}\n\nYou can say no again; your care place goes on ordering as before. Answers to this mail are not read.`,
  },
  passkeyAdded: {
    subject: 'A passkey was added at Omsorg',
    text: 'A new way to sign in, by face, finger or screen lock, was added to your account at Omsorg. If it was not you, sign in and remove it, and call your care place.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed at Omsorg',
    text: 'A way to sign in, by face, finger or screen lock, was removed from your account at Omsorg. Whoever was signed in by it elsewhere is signed out. If it was not you, call your care place.',
  },
  signedOut: {
    subject: 'You were signed out of Omsorg everywhere',
    text: 'Your care place has signed your account at Omsorg out on all devices. Face, finger and screen lock open it no longer; sign in again with a code. What had not been sent from a device is gone. If you did not ask for this, call your care place.',
  },
}
