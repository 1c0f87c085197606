export const pages = {
  accessDenied: {
    title: 'You do not have access here',
    body: 'Your role does not open this page. Ask your administrator if you need it.',
    ownAccount: 'You are helping as somebody else. This is done only by the person concerned.',
    noPlace:
      'You are not connected to any care place yet. The administrator of your care unit adds you. Then sign in again.',
    action: 'Go to the start',
    visitor: 'Sign in to open this page.',
    otherPart: 'The page belongs to another part of Omsorg than the one you are signed in to.',
    missing: 'What is missing',
    oneIsEnough: 'One of these rights is enough:',
    rights: {
      CareRecipientRead: 'You do not have the right to see care recipients.',
      ProductPrescriptionRead: 'You do not have the right to see products and prescriptions.',
      OrderRead: 'You do not have the right to see orders.',
      OrderWrite: 'You do not have the right to place orders.',
      CarePlacePurchaseRead: 'You do not have the right to buy for the care place.',
      OrganizationClientRead: 'You do not have the right to see clients and their organisation.',
      AccessLogRead: 'You do not have the right to read the access log.',
      AppRegistrationRead: 'You do not have the right to see app registrations.',
      NewsRead: 'You do not have the right to see news that is being prepared.',
      NewsWrite: 'You do not have the right to write news.',
      ReportRecieverRead: 'You do not have the right to receive reports.',
      NewsManager: 'You are not a news manager of the client.',
      CUAdmin: 'You are not an administrator of a care unit.',
    },
  },
  notFound: {
    title: 'This page does not exist',
    body: 'The address may be mistyped, or the page may have moved.',
    action: 'Go to the start',
  },
  notBuilt: {
    title: 'This page is not ready yet',
    body: 'It will be here later. Nothing is wrong with your account.',
    action: 'Go to the start',
  },
  failed: {
    title: 'This page could not be shown',
    body: 'Load it again. If that does not help, contact Customer Service.',
    action: 'Load again',
  },
}
