// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const messageBlock: Operation = 'messageBlock /message/block/{accountId} POST bs';
export const messageList: Operation = 'messageList /users/message/{id} GET l';
export const messageListConversations: Operation = 'messageListConversations /messages/users GET l';
export const messageRead: Operation = 'messageRead /messages/{id}/read POST bs';
export const messageSend: Operation = 'messageSend /messageCenter/send POST bk';
export const messageUnblock: Operation = 'messageUnblock /message/unblock/{id} POST s';
