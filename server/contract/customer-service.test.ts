import { describeContract } from '../testing/contract.ts'

describeContract('customer-service')
