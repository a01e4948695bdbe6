// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
export interface paths {
    "/auth/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Opens a session. The guest cart of this browser, if there is one, is merged into the cart of the user.
         *     A wrong email or password is a 401 with code `invalid_credentials`; the answer is the same for an unknown email.
         */
        post: operations["sessionCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/users/jwt/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Refresh the session token
         * @description Gives a new token for the same session. Call it at about 80 % of the life of the old one, which is good for 30 seconds
         *     more and then answered with 401 `session_expired`; the session goes on with the new one.
         */
        get: operations["sessionRefresh"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/logOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sign out
         * @description Revokes the session of the token at once, on every server.
         */
        put: operations["sessionEnd"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where the caller is signed in
         * @description The sessions of the caller that go on, the one that asks first, then the newest. At most 50.
         */
        get: operations["sessionList"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Ends all sessions of the caller at once, on every server, except the one that asks.
         */
        delete: operations["sessionRevokeOthers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out on one device
         * @description Ends one session of the caller at once, on every server. The session that asks is ended by `sessionEnd`; naming it here
         *     ends it as well.
         */
        delete: operations["sessionRevoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a retail client
         * @description Creates an account of the retail channel and signs it in. Professionals and schools apply instead. A password that is easy to
         *     guess is a 422 `password_too_weak`.
         */
        post: operations["userRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user
         * @description The callers own record.
         */
        get: operations["userGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the account of the session
         * @description What the application shell needs. The first entry of `users` is the signed-in person.
         */
        get: operations["accountGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/forgotPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a reset mail
         * @description Always answers the same, whether the email is known or not.
         */
        post: operations["passwordForgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/validateToken/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a reset token
         * @description Tells whether the token of a reset mail can still be used.
         */
        get: operations["passwordValidateToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/resetPassword/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description With a reset token, once, within an hour. Or, signed in, with the caller's own user id as token and `isToken: false`.
         *     All other sessions of the user end.
         */
        post: operations["passwordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description A page of the catalogue as this caller may see it, with facets. `public` stands for nobody in particular; prices follow the caller.
         *     Several values of one filter widen, different filters narrow.
         */
        get: operations["productList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search products
         * @description Finds by name, SKU, ingredient, concern and common misspellings. Best match first. The trailing slash is part of the path.
         */
        get: operations["productSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/{sku}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a product
         * @description Everything the product page shows. A product that this caller may not see is a 404; `product_gone` when the caller could see it before it left the range.
         */
        get: operations["productGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read products by SKU
         * @description For carts, favourites and recently viewed. SKUs that the caller cannot see are named in `missing`.
         */
        post: operations["productListByIds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read pictures by SKU
         * @description Pictures of up to 100 products.
         */
        get: operations["productListImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories
         * @description The categories of the public catalogue, with how many products each has.
         */
        get: operations["categoryList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/category/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories for a user
         * @description The categories as this caller sees them.
         */
        get: operations["categoryListForUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/concerns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List concerns
         * @description The concerns of the public catalogue, with how many products each has.
         */
        get: operations["concernList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/concerns/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List concerns for a user
         * @description The concerns as this caller sees them.
         */
        get: operations["concernListForUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a stock alert
         * @description Sends a mail to confirm; the alert starts when its link is opened. Answers the same if the alert exists.
         */
        post: operations["stockAlertCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a stock alert
         * @description From the signed link in a mail.
         */
        post: operations["stockAlertUnsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notify/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a stock alert
         * @description From the signed link in the mail that `stockAlertCreate` sends.
         */
        post: operations["stockAlertConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a cart
         * @description The cart with prices, discounts and totals for its owner. An owner without a cart gets an empty one with `id: null`.
         *     `guest` is the cart of this browser: it belongs to `Browser-Id` together with a secret cookie, or with
         *     the `Guest-Grant` of a client that keeps no cookies.
         */
        get: operations["cartGet"];
        /**
         * Change a cart
         * @description Changes lines, coupon, points, destination or shipping method, and answers the whole cart. The first change creates the cart.
         *     Quantities over the limit are lowered with a notice. A refused coupon is reported in `coupon`; trying very many is a 429.
         */
        put: operations["cartUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{id}/{shippingMethodId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Price a cart for a shipping method
         * @description The cart as it would be with that method; nothing is written.
         */
        get: operations["cartGetForShippingMethod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{id}/freeitem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the free item
         * @description Puts the chosen free item into the cart, in place of an earlier choice.
         */
        put: operations["cartChooseFreeItem"];
        post?: never;
        /**
         * Take the free item out
         * @description Takes the chosen free item out of the cart.
         */
        delete: operations["cartRemoveFreeItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/address/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List addresses
         * @description The address book of the caller, default first.
         */
        get: operations["addressList"];
        /**
         * Change an address
         * @description Replaces the whole address.
         */
        put: operations["addressUpdate"];
        /**
         * Add an address
         * @description The first address becomes the default. At most 50.
         */
        post: operations["addressCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/defaultAddress/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the default address
         * @description Exactly one address is the default.
         */
        put: operations["addressSetDefault"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/address/{addressId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an address
         * @description When the default goes, the newest of the others takes its place.
         */
        delete: operations["addressDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shippingMethods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shipping methods of a cart
         * @description The methods for the destination that the cart knows, priced for its lines.
         */
        get: operations["shippingMethodList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shippingMethods/{id}/byAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List shipping methods for an address
         * @description The methods for the destination given, priced for the lines of the cart.
         */
        post: operations["shippingMethodListByAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description The orders of the caller, a page at a time. `years` names every year that has orders, also those in which `search` finds none.
         */
        get: operations["orderList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/order/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an order
         * @description A guest reads the order with its access token, or from the browser that placed it. A token works for 90 days; after that the answer is 403 `link_expired`, and a new link goes to the email address of the order.
         */
        get: operations["orderGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an order
         * @description Turns the cart into an order, in one transaction, and asks for the payment. Nothing is created or charged twice for one `Idempotency-Key`.
         *     A declined payment is a 402; the order is kept with `canPay: true`. `payment.status: requires_action` means that the buyer has a step to do, then `orderConfirmPayment`.
         *     Stock is held while a payment is under way or waits for the bank. A declined payment releases it, and an order that is not paid within 30 minutes is canceled.
         *     A coupon whose limit per buyer is reached is refused with 409 `coupon_not_usable`. Too many declined payments, or orders that wait for a bank, are refused with 429.
         *     With a total of 0, as when points cover it, leave `payment` out: the order is paid at once. With anything to pay it is required (422 `payment_required`).
         */
        post: operations["orderPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/{orderId}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an order again
         * @description After a declined or abandoned payment, within 30 minutes of the order. Holds the stock again, or refuses with 409 `out_of_stock` and charges nothing.
         */
        post: operations["orderPay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/{orderId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a payment after the buyers step
         * @description Asks the provider how the payment stands and settles the order. Safe to repeat.
         */
        post: operations["orderConfirmPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how to pay
         * @description Which provider and methods this store takes.
         */
        get: operations["paymentGetConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/test/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a test card into a token
         * @description Only with the embedded test provider. Numbers: `4242 4242 4242 4242` succeeds, `4000 0000 0000 0002` is declined,
         *     `4000 0000 0000 9995` has insufficient funds, `4000 0027 6000 3184` asks for 3-D Secure. Any future expiry, any CVC. Real numbers are refused.
         */
        post: operations["paymentCreateTestToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/test/challenges/{challengeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a 3-D Secure challenge of the test provider
         * @description Stands for the page of the bank. Then call `orderConfirmPayment`.
         */
        post: operations["paymentAnswerTestChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the first and last name
         * @description The name of the person. The name of the account stays as it is, and so do orders that were placed.
         */
        put: operations["userUpdateName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the phone number
         * @description Null takes it away. `smsOptIn` stays as it is when it is left out, and ends when there is no number.
         */
        put: operations["userUpdatePhone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/accountName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename the account
         * @description The name that receipts, clients and messages show.
         */
        put: operations["userUpdateAccountName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/acceptTermsAndCondition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the terms and conditions
         * @description Accepts one version of the terms. Another version than the current one is refused with 409 `terms_outdated`, so nobody accepts what they did not see. Accepting twice keeps the first time.
         */
        post: operations["userAcceptTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/acceptRegenReward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join REGEN rewards
         * @description Accepts the rules of REGEN rewards. Who cannot take part is told why with 422 `rewards_not_available`. Joining twice keeps the first time.
         */
        post: operations["userAcceptRewards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/updateGamingBarStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show or hide the rewards bar
         * @description Whether the bar that shows progress to the next rewards level is open.
         */
        put: operations["userUpdateGamingBar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a professional account
         * @description Stores the application with its license and mails its reference. The license is checked by content: 422 `file_invalid` for what is
         *     neither a PDF nor a PNG, JPEG or WebP picture, 413 `file_too_large` for a picture beyond 5 MB. A license that has ended is a 422
         *     `licence_expired`. Whoever is signed in and has an application that is not decided yet gets a 409 `application_open`.
         */
        post: operations["applicationCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own professional application
         * @description The newest application of the caller. One that was sent signed out belongs to the person who signs in with its email in the same browser.
         */
        get: operations["applicationGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List business locations
         * @description The places of business of the caller’s account, oldest first; at most 50. Only professional and school accounts have them: others get 403 `wrong_channel`.
         */
        get: operations["locationList"];
        put?: never;
        /**
         * Add a business location
         * @description A location that is listed appears in the store locator as soon as it can be placed on the map. What is not right is refused with 422 `location_invalid`, a location too many with 422 `locations_full`.
         */
        post: operations["locationCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/locations/{locationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a business location
         * @description Replaces the whole location. What is not right is refused with 422 `location_invalid`.
         */
        put: operations["locationUpdate"];
        post?: never;
        /**
         * Delete a business location
         * @description Takes it out of the store locator too.
         */
        delete: operations["locationDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retailLocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a store
         * @description The places that sell or treat with Regen. With a `postalCode` or a position the nearest come first and carry a distance; a postal code that is not known answers 422 `postal_code_unknown`. Without both, by name.
         */
        get: operations["storeLocate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List favorites
         * @description The favorite products of the caller, newest first. A product that the caller may no longer see is left out.
         */
        get: operations["favoriteList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/favorite/{sku}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make a product a favorite
         * @description Adding it again keeps its place. At most 500: one more is refused with 422 `favorites_full`. A product that the caller may not see is not found.
         */
        put: operations["favoriteAdd"];
        post?: never;
        /**
         * Take a product out of the favorites
         * @description Answers the same when it was none.
         */
        delete: operations["favoriteRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/rewards/info/{timezone}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read REGEN rewards of a year
         * @description The balance, the level, and the ledger of one year as the person’s zone counts it. Who cannot take part gets `canUse: false` and the reason.
         */
        get: operations["rewardGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/rewardPoints/{id}/course/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Points for a course
         * @description How many points the caller can spend on a course, and how many it earns when none are spent. A course that the caller’s channel may not attend is not found.
         */
        get: operations["rewardGetForCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/register/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register for a course
         * @description One transaction: the seat, the points and the payment, or nothing. A full course answers 409 `course_full`, unless `joinWaitlist` is true: then the answer is a registration with `status: waitlisted` and nothing is charged. Nobody is registered twice: 409 `already_registered`.
         */
        post: operations["courseRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/register/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register for a course without an account
         * @description One transaction: the seat, the points and the payment, or nothing. A full course answers 409 `course_full`, unless `joinWaitlist` is true: then the answer is a registration with `status: waitlisted` and nothing is charged. Nobody is registered twice: 409 `already_registered`. Only for courses with `isOpenToGuests`. When a person with this email address later signs up in the same browser, or opens the link of the confirmation email while signed in, the registration is theirs.
         */
        post: operations["courseRegisterGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/register/{registrationId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle the payment of a registration
         * @description Asks the provider how the payment stands and settles the registration. A refused payment is a 402 and gives the seat back. Safe to repeat. With `payment` it pays for a seat that came free for somebody on the waitlist; such a seat stays held until `heldUntil` when a card is refused. 409 `registration_cancelled` when the seat was given back, `still_waiting` on the waitlist. A guest’s registration becomes that of the signed-in person who opens it with the `accessToken`, if the email address is theirs.
         */
        post: operations["courseConfirmPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/courseId/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a registration
         * @description The registration of the caller for one course. 404 when there is none. A guest reads it with its access token, also when it has been cancelled.
         */
        get: operations["courseGetRegistration"];
        put?: never;
        post?: never;
        /**
         * Cancel a registration
         * @description Gives the seat back, returns points and payment, and registers the first of the waitlist. Not after the course has started: 409 `course_started`. A guest cancels with the access token.
         */
        delete: operations["courseCancelRegistration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a course
         * @description Dates, price and seats of one course that this caller may attend. Anyone may read courses that are open to guests.
         */
        get: operations["courseGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/page/content/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the content of a page
         * @description The blocks of the page in their order: plain data, no HTML.
         */
        get: operations["pageGetContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the record of a page
         * @description Title, summary, when it was last changed, and its document where it has one. A page of a channel exists only for people of that channel.
         */
        get: operations["pageGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List questions and answers
         * @description The questions that this caller’s channel has, by topic, in the order of the editors.
         */
        get: operations["faqList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/retailClients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the retail clients of a professional
         * @description The clients who are linked to the caller’s account. `name` sorts by last name, `recent` by the newest order, `spent` by the total.
         *     Counted are orders that were paid and neither cancelled nor refunded.
         */
        get: operations["clientList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retailClients/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders of all retail clients
         * @description What all linked clients bought and paid for, newest first.
         */
        get: operations["clientListAllOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retailClients/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a retail client
         * @description A client who is linked to the caller’s account; anybody else’s is a 404.
         */
        get: operations["clientGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retailClients/{clientId}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders of a retail client
         * @description What one linked client bought and paid for, newest first: products, quantities and the total; no addresses, no payment. A client who is not linked is a 404.
         */
        get: operations["clientListOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search retail clients
         * @description The ten best matches among the linked clients, for pickers.
         */
        get: operations["clientSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a retail client
         * @description Invites a person by mail. A new person gets an account and chooses a password from the mail; somebody who has one is asked whether to be linked. Both answers look the same, so nobody learns who has an account. The client appears in lists once the invitation is accepted, within 14 days; somebody who is linked already gets no mail.
         */
        post: operations["clientCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/invitation/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation of a professional
         * @description From the link in the mail, once. A new person gives a password, otherwise 422 `password_required` or `password_too_weak`.
         *     Somebody who has an account is signed in as that person, otherwise 403 `sign_in_as_invited`; the account of a professional
         *     or a school cannot become a client, 422 `not_a_retail_account`. A link that was used is a 409 `invitation_used`, one older
         *     than 14 days a 422 `invitation_expired`.
         */
        post: operations["clientAcceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recommendation bundles
         * @description The bundles of a professional, newest first.
         */
        get: operations["recommendationList"];
        /**
         * Claim a shared bundle
         * @description The signed-in client keeps a shared bundle among the recommendations that they received. The body repeats the token of the path. Claiming twice changes nothing.
         */
        put: operations["recommendationClaim"];
        /**
         * Create a bundle
         * @description Items are SKUs; a repeated SKU is a quantity. Instructions are either typed or a PDF (≤ 10 MB, checked by content): both are refused with 422 `instructions_conflict`.
         */
        post: operations["recommendationCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/{userId}/bundle/{bundleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a bundle
         * @description One of the caller’s own bundles.
         */
        get: operations["recommendationGet"];
        /**
         * Change a bundle
         * @description What is left out stays as it is. Items are SKUs; a repeated SKU is a quantity. Instructions are either typed or a PDF (≤ 10 MB, checked by content): both are refused with 422 `instructions_conflict`. Typed instructions are refused while a PDF is there, until `recommendationDeleteFile` removes it.
         */
        put: operations["recommendationUpdate"];
        post?: never;
        /**
         * Delete a bundle
         * @description Its link stops working; clients keep what they bought.
         */
        delete: operations["recommendationDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/{userId}/bundle/{bundleId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the PDF of a bundle
         * @description Afterwards instructions can be typed. Answers the same when there was none.
         */
        delete: operations["recommendationDeleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/{userId}/bundle/{bundleId}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the link of a bundle
         * @description Makes a new token; the old link stops working for everybody who has not claimed the bundle.
         */
        put: operations["recommendationReplaceLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/{userId}/bundle/{bundleId}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a bundle to clients
         * @description Mails the link to linked retail clients and puts the bundle among the recommendations that they received.
         */
        post: operations["recommendationSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/{bundleToken}/userId/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a shared bundle
         * @description Anyone with the link may open it, with `public` for the user, priced for the caller’s channel. Products that the caller’s channel does not have are left out and counted.
         */
        get: operations["recommendationGetShared"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/{userId}/search/{term}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search bundles
         * @description The caller’s own bundles by name, SKU or product name.
         */
        get: operations["recommendationSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/user/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List received recommendations
         * @description The bundles that were sent to this person or that they claimed, newest first.
         */
        get: operations["recommendationListReceived"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/user/{userId}/report/{period}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report on bundles
         * @description For each bundle how many clients it was sent to, opened it, put it into a cart, bought from it, and for how much, in the period that ends now.
         */
        get: operations["recommendationReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bundle/{id}/user/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read anybody’s bundle
         * @description For staff with `admin:bundles`. The look is logged with the name of who looked.
         */
        get: operations["adminGetBundle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{id}/bundle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a bundle into a cart
         * @description Adds every product of a shared bundle that the owner of the cart may buy, marked as recommended. What could not be added is named in `notices`.
         */
        post: operations["cartAddBundle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/storeLabelSearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up stores by label
         * @description Accounts whose label starts with the words, the exact one first; at most ten. Only those with `hasRetailStore` have a store page.
         */
        get: operations["storeSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/storeLabel/{storeLabel}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a store by its label
         * @description What the store page shows. A former label answers with the store and its present `storeLabel`, so that the caller can redirect. 404 `store_not_found` with the message `Retail store was not found.` when there is none.
         */
        get: operations["storeGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/storeLabels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the store label of an account
         * @description The label, the former ones and the picture.
         */
        get: operations["storeLabelGet"];
        /**
         * Change a store label
         * @description The old label leads to the new one from now on and stays reserved for this account. It may be taken back. `storeLabel` must be the present label: 409 `store_label_changed` otherwise, 404 `store_label_not_found` when there is none yet. Taken and reserved labels are refused as with `storeLabelCreate`; an account has at most twelve, former ones included (422 `store_label_limit`).
         */
        put: operations["storeLabelUpdate"];
        /**
         * Choose a store label
         * @description The first label of an account. A label that another account has or had is refused with 409 `store_label_taken`, a reserved word with 422 `store_label_reserved`. An account that has one gets 409 `store_label_exists`.
         */
        post: operations["storeLabelCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/topProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the top products of a store
         * @description What the linked retail clients bought most, by quantity. Paid orders count, cancelled and refunded ones and free items do not.
         */
        get: operations["storeListTopProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/weeklySale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the sales of a week
         * @description What the linked retail clients bought in an ISO week, in seven buckets, empty or not (UTC days). Paid orders count, cancelled and refunded ones do not; revenue is what was paid for goods, without shipping and tax. 422 `week_unknown` for a week that does not exist, such as 2025-W53.
         */
        get: operations["storeGetWeeklySales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messageCenter/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message
         * @description Professionals and their linked retail clients write to each other; anybody else, also an account that does not exist, is refused
         *     with 403 `not_connected`. While one has blocked the other, both get 403 `message_blocked`. Schools have no conversations, 403
         *     `wrong_channel`.
         */
        post: operations["messageSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/message/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a conversation
         * @description The messages with one other account, newest first: none yet with a linked account, 404 with an account that the caller neither is
         *     linked to nor has messages with.
         */
        get: operations["messageList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversations
         * @description The accounts that the caller has messages with, the newest message first, each with its newest message and how many are unread.
         */
        get: operations["messageListConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/block/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block an account
         * @description The other party cannot write any more and is not told. Blocking again replaces the reason, which is kept for the staff.
         */
        post: operations["messageBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/unblock/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unblock an account
         * @description Answers the same when there was no block.
         */
        post: operations["messageUnblock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a conversation as read
         * @description Up to the newest message that the person has seen; all of them when `messageId` is left out. A later message stays unread.
         */
        post: operations["messageRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storeLabels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the picture of a store
         * @description Takes a newly uploaded file into use: it is checked by content, drawn anew without its metadata, and served in the media sizes.
         */
        get: operations["storePictureGet"];
        put?: never;
        /**
         * Ask for an upload address
         * @description Answers a signed address that takes one file of exactly this content type and size by PUT, within ten minutes, once. A changed or expired address answers 403, a used one 409, a longer file 413, a shorter one 400 and another type 415; with S3 it is 403, and 412 for a used one. Afterwards `storePictureGet` checks the file by its content and shows the picture.
         */
        post: operations["storePictureCreateUpload"];
        /**
         * Remove the picture of a store
         * @description Takes the picture and any waiting upload away. Answers the same when there is none.
         */
        delete: operations["storePictureDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        SessionCreate: {
            /** Format: email */
            email: string;
            password: string;
        };
        /**
         * @description Sales channel: `b2b` professionals and businesses, `retail` retail clients, `school` schools.
         * @enum {string}
         */
        Site: "b2b" | "retail" | "school";
        /** @enum {string} */
        Permission: "cart:write" | "orders:read" | "clients:read" | "store:write" | "recommendations:write" | "messages:write" | "admin:impersonate" | "admin:users" | "admin:bundles";
        /** @description A person and what the store knows about the account. */
        User: {
            /** @example usr_01hzx0k3v9 */
            id: string;
            /** @example acc_01hzx0k3v9 */
            accountId: string;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            phone: string | null;
            /** @enum {string} */
            accountType: "professional" | "retail" | "school" | "admin";
            /** @description Name of the rewards level, null when the account takes no part. */
            rewardsTier: string | null;
            smsOptIn: boolean;
            site: components["schemas"]["Site"];
            /** @example US */
            countryCode: string;
            selfSignUp: boolean;
            /** @example Professional */
            discountModel: string | null;
            /** @example Tier 2 */
            tier: string | null;
            exemptForReward: boolean;
            hasRetailStore: boolean;
            permissions: components["schemas"]["Permission"][];
        };
        /** @description Something that happened to the cart and that the person should know. */
        CartNotice: {
            /** @enum {string} */
            code: "quantity_limited" | "out_of_stock" | "low_stock" | "not_available" | "price_changed" | "free_item_removed" | "coupon_removed" | "points_reduced";
            message: string;
            sku?: string;
        };
        /** @description What became of the guest cart of this browser. */
        CartMerge: {
            cartId: string;
            mergedLines: number;
            notices: components["schemas"]["CartNotice"][];
        };
        /** @description A session and the user whom it belongs to. */
        Session: {
            /** @description The session token, sent as `Authorization: Bearer`. */
            jwt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description User id. */
            id: string;
            accountId: string;
            site: components["schemas"]["Site"];
            user: components["schemas"]["User"];
            cartMerge?: components["schemas"]["CartMerge"];
        };
        ErrorDetail: {
            /**
             * @description Where, as a JSON pointer or `query.page`, `header.Browser-Id`.
             * @example /items/0/quantity
             */
            path: string;
            message: string;
            code?: string;
        };
        /** @description The body of every answer that is not a success. */
        Error: {
            /**
             * @description Stable, machine readable.
             * @example validation_failed
             */
            code: string;
            /** @description A sentence for people. */
            message: string;
            /** @description Names this call in the logs. */
            requestId: string;
            /** @description What is wrong with the input, one entry a field. */
            details?: components["schemas"]["ErrorDetail"][];
        };
        /** @description A place where a person is signed in. */
        DeviceSession: {
            sessionId: string;
            /** @description Browser and system as they call themselves, such as `Chrome on Android`. */
            device: string | null;
            /** @description The beginning of the address that it came from, such as `203.0.113.0/24`. */
            network: string | null;
            /** @description Whether this session is the one that asks. */
            isCurrent: boolean;
            /** Format: date-time */
            signedInAt: string;
            /**
             * Format: date-time
             * @description When its token was last renewed, which happens about every 48 minutes of use.
             */
            lastSeenAt: string;
        };
        DeviceSessionList: {
            items: components["schemas"]["DeviceSession"][];
        };
        UserCreate: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            password: string;
            phone?: string;
            /** @default US */
            countryCode?: string;
            /** @default false */
            smsOptIn?: boolean;
            /** @constant */
            acceptTerms: true;
        };
        Registration: {
            jwt: string;
            /** Format: date-time */
            expiresAt: string;
            user: components["schemas"]["User"];
            cartMerge?: components["schemas"]["CartMerge"];
        };
        /** @description Which terms are current, and which this person accepted. */
        TermsState: {
            /** @description The current version of the terms. */
            version: string;
            /** @description The newest version that this person accepted. */
            acceptedVersion: string | null;
            /** Format: date-time */
            acceptedAt: string | null;
            /** @description Whether to ask this person to accept the current version. False while the store has no page `terms` that they can read. */
            isAcceptanceDue: boolean;
        };
        /** @description The account of the signed-in person. The first entry of `users` is that person. */
        Account: {
            accountId: string;
            accountName: string;
            users: components["schemas"]["User"][];
            terms: components["schemas"]["TermsState"];
            /**
             * Format: date-time
             * @description When this person joined REGEN rewards.
             */
            rewardsAcceptedAt: string | null;
            /** @description Whether this person wants to see the rewards bar. */
            isGamingBarOn: boolean;
        };
        PasswordForgot: {
            /** Format: email */
            email: string;
        };
        PasswordForgotAnswer: {
            message: string;
        };
        PasswordToken: {
            isValid: boolean;
            /** Format: date-time */
            expiresAt?: string;
        };
        PasswordReset: {
            password: string;
            /** @default true */
            isToken?: boolean;
            /** @description Required with `isToken: false`. */
            currentPassword?: string;
        };
        /** @enum {string} */
        ProductSort: "featured" | "newest" | "name" | "price_asc" | "price_desc";
        /**
         * @description A run of digits, or an id that starts with `GM` or `GRX`.
         * @example GM1042
         */
        Sku: string;
        /** @enum {string} */
        SkuType: "retail" | "professional" | "kit" | "sample";
        /** @enum {string} */
        SizeClass: "travel" | "standard" | "professional";
        /** @description What it costs for this caller, and why. */
        Price: {
            /** @description The price of the channel before anything personal, US dollars. */
            listPrice: number;
            /** @description What this caller pays for one, US dollars. */
            yourPrice: number;
            /** @constant */
            currency: "USD";
            /** @enum {string} */
            reason: "list" | "professional" | "tier" | "school";
            /** @example Your Tier 2 professional price */
            reasonText: string;
        };
        Stock: {
            /** @enum {string} */
            state: "in_stock" | "low_stock" | "out_of_stock";
            /** @description How many are left, only when few are. */
            left?: number | null;
        };
        /**
         * @description A picture in several sizes and formats. Replace `{size}` and `{format}` in `template`:
         *     `/media/products/GM1042/front-{size}.5f2a91.{format}` → `/media/products/GM1042/front-thumbnail.5f2a91.avif`.
         */
        Image: {
            /** @enum {string} */
            view: "front" | "texture" | "context";
            alt: string;
            template: string;
            sizes: ("icon" | "thumbnail" | "retail" | "standard")[];
            formats: ("avif" | "webp" | "png")[];
        };
        /** @description A product as lists, search and recommendations show it. */
        ProductSummary: {
            sku: components["schemas"]["Sku"];
            name: string;
            shortName: string;
            skuType: components["schemas"]["SkuType"];
            /** @example 50 mL / 1.7 fl oz */
            size: string;
            sizeClass: components["schemas"]["SizeClass"];
            tagline: string;
            price: components["schemas"]["Price"];
            stock: components["schemas"]["Stock"];
            image: components["schemas"]["Image"];
            /** @description Slugs. */
            categories: string[];
            /** @description Slugs. */
            concerns: string[];
            isNew: boolean;
            isBestseller: boolean;
            limitPerOrder: number;
        };
        FacetValue: {
            value: string;
            label: string;
            count: number;
        };
        /** @description How many products each further choice would show. A facet is counted without its own filter. */
        Facets: {
            category: components["schemas"]["FacetValue"][];
            concern: components["schemas"]["FacetValue"][];
            skinType: components["schemas"]["FacetValue"][];
            sizeClass: components["schemas"]["FacetValue"][];
        };
        ProductPage: {
            items: components["schemas"]["ProductSummary"][];
            currentPage: number;
            totalPages: number;
            totalCount: number;
            perPage: number;
            sort: components["schemas"]["ProductSort"];
            facets: components["schemas"]["Facets"];
        };
        Category: {
            slug: string;
            name: string;
            description: string;
            productCount: number;
        };
        Concern: {
            slug: string;
            name: string;
            description: string;
            productCount: number;
        };
        ProductSearchResult: {
            query: string;
            items: components["schemas"]["ProductSummary"][];
            /** @description At most 5 that match the words. */
            categories: components["schemas"]["Category"][];
            /** @description At most 5 that match the words. */
            concerns: components["schemas"]["Concern"][];
            currentPage: number;
            totalPages: number;
            totalCount: number;
            perPage: number;
            /** @description A likely spelling, when the words as typed found nothing or little. */
            didYouMean: string | null;
        };
        /** @enum {string} */
        SkinType: "normal" | "dry" | "oily" | "combination" | "sensitive" | "mature" | "blemish-prone";
        /** @description Everything that the page of a product shows. */
        Product: {
            sku: components["schemas"]["Sku"];
            name: string;
            shortName: string;
            skuType: components["schemas"]["SkuType"];
            size: string;
            sizeClass: components["schemas"]["SizeClass"];
            tagline: string;
            price: components["schemas"]["Price"];
            stock: components["schemas"]["Stock"];
            image: components["schemas"]["Image"];
            categories: string[];
            concerns: string[];
            isNew: boolean;
            isBestseller: boolean;
            limitPerOrder: number;
            gtin: string | null;
            /** @description Paragraphs of plain text. */
            description: string[];
            skinTypes: components["schemas"]["SkinType"][];
            keyIngredients: {
                name: string;
                benefit: string;
            }[];
            /** @description INCI names in label order. */
            inci: string[];
            howToUse: {
                /** @enum {string} */
                time: "AM" | "PM" | "AM_PM" | "treatment" | "weekly";
                text: string;
            }[];
            warnings: string[];
            actives: {
                name: string;
                percent: number | null;
            }[];
            images: components["schemas"]["Image"][];
            kitContents: {
                sku: components["schemas"]["Sku"];
                name: string;
                quantity: number;
            }[];
            /** @description The next steps of a routine. */
            related: components["schemas"]["ProductSummary"][];
            /** Format: date-time */
            updatedAt: string;
        };
        ProductIds: {
            ids: components["schemas"]["Sku"][];
            /** @description The caller's own user id; prices always follow the caller. */
            userId?: string;
        };
        ProductList: {
            /** @description In the order asked for. */
            items: components["schemas"]["ProductSummary"][];
            /** @description SKUs that this caller cannot see. */
            missing: string[];
        };
        ProductImages: {
            items: {
                sku: components["schemas"]["Sku"];
                images: components["schemas"]["Image"][];
            }[];
        };
        CategoryList: {
            items: components["schemas"]["Category"][];
        };
        ConcernList: {
            items: components["schemas"]["Concern"][];
        };
        StockAlertCreate: {
            /** Format: email */
            email: string;
            sku: components["schemas"]["Sku"];
        };
        StockAlert: {
            email: string;
            sku: string;
            /**
             * @description The alert starts when the link in the mail is opened.
             * @constant
             */
            state: "confirmation_sent";
        };
        Unsubscribed: {
            email: string;
            sku: string;
            /** @constant */
            state: "unsubscribed";
        };
        StockAlertConfirmed: {
            email: string;
            sku: string;
            /** @constant */
            state: "confirmed";
        };
        /** @description A line item. */
        CartItem: {
            sku: components["schemas"]["Sku"];
            name: string;
            shortName: string;
            skuType: components["schemas"]["SkuType"];
            size: string;
            quantity: number;
            /** @description The lower of stock and limit per order. */
            maxQuantity: number;
            /** @description For one. */
            price: components["schemas"]["Price"];
            /** @description The line after discounts, US dollars. */
            discountedAmount: number;
            /** @description What the discounts take off the line, US dollars. */
            discountAmount: number;
            hasDiscount: boolean;
            /** @enum {string|null} */
            discountType: "coupon" | "automatic" | "free_item" | null;
            discountId: string | null;
            isRecommended: boolean;
            isFreeItem: boolean;
            /** @description False when it can no longer be bought. Such a line costs nothing and must be removed before ordering. */
            isAvailable: boolean;
            stock: components["schemas"]["Stock"];
            image: components["schemas"]["Image"];
        };
        CouponState: {
            code: string;
            isApplied: boolean;
            /** @description Why it does not apply: `coupon_unknown`, `coupon_expired`, `coupon_minimum_not_met`, … */
            reason: string | null;
            message: string;
        };
        AppliedDiscount: {
            id: string;
            /** @enum {string} */
            type: "coupon" | "automatic" | "free_item" | "free_shipping";
            label: string;
            amount: number;
        };
        FreeItemOffer: {
            id: string;
            label: string;
            threshold: number;
            amountToGo: number;
            isEarned: boolean;
            chosenSku: string | null;
            choices: components["schemas"]["ProductSummary"][];
        };
        /** @description REGEN rewards in this cart. */
        CartRewards: {
            canUse: boolean;
            /** @description Why not, for people. */
            reason: string | null;
            balance: number;
            /** @description How many can be spent on this cart. */
            maxPoints: number;
            /** @description US dollars that a point is worth. */
            pointValue: number;
            appliedPoints: number;
            amount: number;
            pointsToEarn: number;
        };
        /** @description Where to, as far as it is known, to estimate shipping and tax. */
        Destination: {
            countryCode: string;
            region?: string | null;
            postalCode?: string | null;
        };
        /** @description Money of a cart or an order, US dollars. total = subtotal − discount − rewardsPointsDiscount + shipping + taxes − waived. */
        OrderTotal: {
            subtotal: number;
            discount: number;
            /** @description What points pay: the products first, then shipping and tax. */
            rewardsPointsDiscount: number;
            /** @description After a free-shipping discount. */
            shipping: number;
            shippingDiscount: number;
            taxes: number;
            /** @description A remainder below the smallest charge of a card (0.50), which nobody has to pay; 0 otherwise. */
            waived: number;
            total: number;
            /** @description subtotal − rewards − discount, at least 0. */
            purchaseValue: number;
            /** @constant */
            currency: "USD";
            /** @description True until destination and shipping method are known. */
            isEstimate: boolean;
            chargeId: string | null;
        };
        /** @description A discount as it applies to this cart. */
        CartRule: {
            id: string;
            label: string;
            /** @enum {string} */
            kind: "percent" | "fixed" | "free_shipping";
            /** @description Basis points for `percent` (1000 is 10 %), cents for `fixed`, 0 for `free_shipping`. */
            value: number;
            /** @description Line items of this cart that it counts for. */
            skus: string[];
            minimumQuantity: number;
            /** @description US dollars, before discounts, of the line items it counts for. */
            minimumSubtotal: number;
            /** @description False for a coupon that steps back while an automatic discount applies. */
            isCombinable: boolean;
        };
        /**
         * @description What the totals were worked out from. With it a storefront can show new totals at once while a change of quantity is on its way; the
         *     answer of the server replaces them.
         */
        CartRules: {
            automatic: components["schemas"]["CartRule"][];
            /** @description Null as well when the coupon is refused for a reason that no quantity changes. */
            coupon: components["schemas"]["CartRule"] | null;
            points: {
                wanted: number;
                earnPerDollar: number;
                /** @description US dollars. */
                pointValue: number;
            };
            shipping: null | {
                /** @description For the first piece. */
                base: number;
                /** @description For each further piece. */
                perItem: number;
                /** @description Amount after discounts from which it is free. */
                freeFrom: number | null;
            };
            tax: null | {
                ratePerMillion: number;
                isShippingTaxed: boolean;
            };
        };
        Cart: {
            /** @description Null until something was put in. */
            id: string | null;
            userId: string | null;
            version: number;
            items: components["schemas"]["CartItem"][];
            totalQuantity: number;
            totalAmountWithoutTax: number;
            totalDiscount: number;
            couponCode: string | null;
            coupon: components["schemas"]["CouponState"] | null;
            discounts: components["schemas"]["AppliedDiscount"][];
            freeItem: components["schemas"]["FreeItemOffer"] | null;
            /** @description Null for guests. */
            rewards: components["schemas"]["CartRewards"] | null;
            destination: components["schemas"]["Destination"] | null;
            shippingMethodId: string | null;
            orderTotal: components["schemas"]["OrderTotal"];
            notices: components["schemas"]["CartNotice"][];
            /** Format: date-time */
            updatedAt: string | null;
            /** Format: date-time */
            expiresAt: string | null;
            rules?: components["schemas"]["CartRules"];
        };
        CartLineInput: {
            sku: components["schemas"]["Sku"];
            /** @description 0 removes the line. */
            quantity: number;
            isRecommended?: boolean;
        };
        /**
         * @description What is left out stays as it is. `items` is the whole new list; `set` sets the quantity of the named lines only; `add` adds to what is there.
         *     At most one of the three.
         */
        CartUpdate: {
            items?: components["schemas"]["CartLineInput"][];
            set?: components["schemas"]["CartLineInput"][];
            add?: components["schemas"]["CartLineInput"][];
            /** @description Null takes it off. */
            couponCode?: string | null;
            rewardPoints?: number;
            destination?: components["schemas"]["Destination"] | null;
            shippingMethodId?: string | null;
            /** @description Ignored unless it equals the verified admin token. */
            admUserEmail?: string;
            /** @description Ignored unless it equals the verified admin token. */
            admRole?: string;
        };
        /** @description The cart changed since the version in `If-Match`. `cart` is the current one. */
        CartConflict: {
            /** @constant */
            code: "version_conflict";
            message: string;
            requestId: string;
            cart: components["schemas"]["Cart"];
        };
        FreeItemChoice: {
            sku: components["schemas"]["Sku"];
        };
        Address: {
            id: string;
            firstName: string;
            lastName: string;
            company: string | null;
            line1: string;
            line2: string | null;
            city: string;
            /** @description State or province code where the country has them, for example `CO`. */
            region: string | null;
            /** @description Empty where the country has none. */
            postalCode: string;
            /** @example US */
            countryCode: string;
            phone: string | null;
            isDefault: boolean;
        };
        AddressList: {
            /** @description The default address first; at most 50. */
            items: components["schemas"]["Address"][];
        };
        /** @description An address to keep or to send to. One that was read can be given back as it is. */
        AddressInput: {
            /** @description Ignored, so that an address of the address book can be given back. */
            id?: string;
            /** @description Ignored, as `id` is. */
            isDefault?: boolean;
            firstName: string;
            lastName: string;
            company?: string | null;
            line1: string;
            line2?: string | null;
            city: string;
            region?: string | null;
            /** @description May be left out where the country has none, such as Hong Kong; elsewhere a 422 names it. */
            postalCode?: string | null;
            /** @description ISO 3166-1; `UK` is accepted and stored as `GB`. */
            countryCode: string;
            phone?: string | null;
        };
        AddressUpdate: {
            addressId: string;
            address: components["schemas"]["AddressInput"];
        };
        AddressCreate: {
            address: components["schemas"]["AddressInput"];
            /** @default false */
            isDefault?: boolean;
        };
        AddressDefault: {
            addressId: string;
        };
        ShippingMethod: {
            /** @example ground */
            id: string;
            name: string;
            description: string;
            carrier: string;
            price: number;
            /** @constant */
            currency: "USD";
            deliveryDays: {
                min: number;
                max: number;
            };
        };
        ShippingMethodList: {
            /** @description Cheapest first; empty where we do not ship. */
            items: components["schemas"]["ShippingMethod"][];
        };
        /** @enum {string} */
        OrderState: "placed" | "paid" | "packed" | "shipped" | "delivered" | "cancelled" | "refunded";
        /** @enum {string} */
        PaymentStatus: "pending" | "requires_action" | "succeeded" | "failed" | "refunded";
        OrderSummary: {
            id: string;
            number: string;
            state: components["schemas"]["OrderState"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            /** Format: date-time */
            placedAt: string;
            total: number;
            /** @constant */
            currency: "USD";
            itemCount: number;
            /** @description The line items, enough to show and to buy again. */
            items: {
                sku: string;
                shortName: string;
                quantity: number;
            }[];
        };
        OrderPage: {
            items: components["schemas"]["OrderSummary"][];
            currentPage: number;
            totalPages: number;
            totalCount: number;
            perPage: number;
            /** @description Years that have orders, newest first. */
            years: number[];
        };
        OrderItem: {
            sku: string;
            name: string;
            shortName: string;
            skuType: components["schemas"]["SkuType"];
            size: string;
            quantity: number;
            unitPrice: number;
            discountAmount: number;
            amount: number;
            isFreeItem: boolean;
            isRecommended: boolean;
            image: components["schemas"]["Image"] | null;
        };
        OrderAddress: {
            firstName: string;
            lastName: string;
            company: string | null;
            line1: string;
            line2: string | null;
            city: string;
            region: string | null;
            postalCode: string;
            countryCode: string;
            phone: string | null;
        };
        /** @enum {string} */
        PaymentMethod: "card" | "apple_pay" | "google_pay";
        /** @description What the buyer has to do before the payment can go on. */
        NextAction: {
            /** @constant */
            type: "three_d_secure";
            challengeId: string;
        };
        Payment: {
            status: components["schemas"]["PaymentStatus"];
            /** @example test */
            provider: string;
            method: components["schemas"]["PaymentMethod"];
            brand: string | null;
            last4: string | null;
            nextAction: components["schemas"]["NextAction"] | null;
            failure: null | {
                code: string;
                message: string;
            };
        };
        OrderEvent: {
            state: components["schemas"]["OrderState"];
            /** Format: date-time */
            at: string;
            note: string | null;
        };
        Tracking: {
            carrier: string;
            number: string;
        };
        Order: {
            id: string;
            /**
             * @description The number that people quote.
             * @example R-104233
             */
            number: string;
            userId: string | null;
            state: components["schemas"]["OrderState"];
            /** Format: date-time */
            placedAt: string;
            email: string;
            phone: string | null;
            items: components["schemas"]["OrderItem"][];
            shippingAddress: components["schemas"]["OrderAddress"];
            billingAddress: components["schemas"]["OrderAddress"];
            shippingMethod: {
                id: string;
                name: string;
            };
            orderTotal: components["schemas"]["OrderTotal"];
            discounts: components["schemas"]["AppliedDiscount"][];
            couponCode: string | null;
            payment: components["schemas"]["Payment"];
            timeline: components["schemas"]["OrderEvent"][];
            tracking: components["schemas"]["Tracking"] | null;
            pointsEarned: number;
            pointsSpent: number;
            /** @description True while the order waits for a payment. */
            canPay: boolean;
            /** @description Only for guests, when the order is placed: opens the order later. */
            accessToken?: string;
        };
        PaymentInput: {
            method: components["schemas"]["PaymentMethod"];
            /** @description What the payment provider gave for the card. */
            token: string;
        };
        OrderCreate: {
            cartId: string;
            /** @description The version that the buyer saw. An older one is refused with 409 `totals_changed`. */
            cartVersion: number;
            /** Format: email */
            email: string;
            phone?: string | null;
            shippingAddress: components["schemas"]["AddressInput"];
            /** @description The shipping address when left out. */
            billingAddress?: components["schemas"]["AddressInput"];
            /**
             * @description Keep the shipping address in the address book.
             * @default false
             */
            saveAddress?: boolean;
            shippingMethodId: string;
            /** @description Left out when there is nothing to pay. */
            payment?: components["schemas"]["PaymentInput"];
            /** @description The total that the buyer saw. Another one is refused with 409 `totals_changed`. */
            expectedTotal: number;
        };
        /** @description The payment did not go through. `order` is kept and can be paid again with `orderPay`. */
        PaymentError: {
            code: string;
            message: string;
            requestId: string;
            order: components["schemas"]["Order"];
        };
        OrderPay: {
            payment: components["schemas"]["PaymentInput"];
            /** @description For guests, for 90 days. */
            accessToken?: string;
        };
        OrderConfirm: {
            /** @description For guests. */
            accessToken?: string;
        };
        PaymentConfig: {
            /** @enum {string} */
            provider: "test";
            methods: components["schemas"]["PaymentMethod"][];
            isTest: boolean;
        };
        TestCard: {
            number: string;
            expMonth: number;
            expYear: number;
            cvc: string;
            name?: string;
        };
        TestToken: {
            token: string;
            brand: string;
            last4: string;
        };
        TestChallengeAnswer: {
            approve: boolean;
        };
        TestChallenge: {
            challengeId: string;
            /** @enum {string} */
            status: "approved" | "refused";
        };
        NameUpdate: {
            firstName: string;
            lastName: string;
        };
        PhoneUpdate: {
            phone: string | null;
            smsOptIn?: boolean;
        };
        AccountNameUpdate: {
            accountName: string;
        };
        TermsAccept: {
            version: string;
        };
        RewardsAcceptance: {
            /** Format: date-time */
            acceptedAt: string;
        };
        GamingBarStatus: {
            isGamingBarOn: boolean;
        };
        /** @enum {string} */
        Profession: "esthetician" | "cosmetologist" | "nurse" | "physician" | "massage_therapist" | "educator" | "other";
        /** @enum {string} */
        BusinessType: "solo" | "clinic" | "spa" | "salon" | "medical" | "school";
        /** @description Everything is text but the license, because it is sent as a form. */
        ApplicationCreate: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            phone: string;
            profession: components["schemas"]["Profession"];
            businessName: string;
            businessType: components["schemas"]["BusinessType"];
            website?: string;
            line1: string;
            line2?: string;
            city: string;
            region?: string;
            postalCode?: string;
            /** @description ISO 3166-1; `UK` is accepted and stored as `GB`. */
            countryCode: string;
            licenceNumber: string;
            /** @description The board, state or country that gave it. */
            licenceAuthority: string;
            /**
             * Format: date
             * @description Its last day; a day in the past is refused.
             */
            licenceExpiresOn: string;
            message?: string;
            /** @enum {string} */
            acceptTerms: "true";
            /**
             * Format: binary
             * @description A PDF of at most 10 MB, or a PNG, JPEG or WebP picture of at most 5 MB.
             */
            licence: Blob;
        };
        /**
         * @description `received` waits, `in_review` is being looked at, `accepted` and `declined` are decided.
         * @enum {string}
         */
        ApplicationStatus: "received" | "in_review" | "accepted" | "declined";
        /** @description A professional application as its applicant sees it. */
        Application: {
            applicationId: string;
            /**
             * @description For people, such as on the phone.
             * @example PRO-7KQ2M9XA
             */
            reference: string;
            status: components["schemas"]["ApplicationStatus"];
            /** @description Why it was declined, in words for the applicant; otherwise null. */
            reason: string | null;
            businessName: string;
            /** Format: email */
            email: string;
            licenceNumber: string;
            licenceFileName: string;
            /** Format: date-time */
            submittedAt: string;
            /**
             * Format: date-time
             * @description When it got its present status.
             */
            changedAt: string;
        };
        ApplicationState: {
            /** @description The newest one, null when there is none. */
            application: components["schemas"]["Application"] | null;
        };
        /** @description One opening of one weekday; a day may have several, a closed day has none. */
        OpeningHours: {
            /** @enum {string} */
            day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
            /** @description Local time. */
            opens: string;
            /** @description Local time. */
            closes: string;
        };
        /** @description A place of business. */
        Location: {
            id: string;
            name: string;
            line1: string;
            line2: string | null;
            city: string;
            region: string | null;
            postalCode: string | null;
            countryCode: string;
            phone: string | null;
            /**
             * @description IANA zone of the opening hours.
             * @example America/Denver
             */
            timezone: string;
            hours: components["schemas"]["OpeningHours"][];
            /** @description Shown in the store locator. */
            isListed: boolean;
            latitude: number | null;
            longitude: number | null;
        };
        LocationList: {
            items: components["schemas"]["Location"][];
        };
        LocationInput: {
            name: string;
            line1: string;
            line2?: string | null;
            city: string;
            region?: string | null;
            postalCode?: string | null;
            /** @description ISO 3166-1; `UK` is accepted and stored as `GB`. */
            countryCode: string;
            phone?: string | null;
            /** @description IANA zone. */
            timezone: string;
            hours?: components["schemas"]["OpeningHours"][];
            /** @default false */
            isListed?: boolean;
            /** @description Worked out from the postal code when left out. */
            latitude?: number | null;
            longitude?: number | null;
        };
        /** @description A store as the locator shows it. */
        RetailLocation: {
            id: string;
            name: string;
            accountName: string;
            /** @description Of the store page, when there is one. */
            storeLabel: string | null;
            line1: string;
            line2: string | null;
            city: string;
            region: string | null;
            postalCode: string | null;
            countryCode: string;
            phone: string | null;
            timezone: string;
            hours: components["schemas"]["OpeningHours"][];
            latitude: number;
            longitude: number;
            /** @description From the place that was asked for. */
            distanceKm: number | null;
        };
        RetailLocationPage: {
            items: components["schemas"]["RetailLocation"][];
            currentPage: number;
            totalPages: number;
            totalCount: number;
            perPage: number;
        };
        FavoritePage: {
            items: components["schemas"]["ProductSummary"][];
            currentPage: number;
            totalPages: number;
            totalCount: number;
            perPage: number;
        };
        Favorite: {
            sku: components["schemas"]["Sku"];
            /** Format: date-time */
            addedAt: string;
        };
        RewardsProgress: {
            /** @example Silver */
            level: string | null;
            /** @description Null at the highest level. */
            nextLevel: string | null;
            /** @description What the account bought this year without shipping and tax, US dollars. */
            spent: number;
            /** @description What the next level needs in a year in all, US dollars. */
            needed: number | null;
            /** @constant */
            currency: "USD";
        };
        /** @description One line of the ledger. */
        RewardsEntry: {
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            kind: "earned" | "spent" | "returned" | "adjusted";
            /** @description Negative when points went away. */
            points: number;
            /** @description After this entry. */
            balance: number;
            orderId: string | null;
            courseId: string | null;
            /** @example Order R-104233 */
            note: string;
        };
        RewardsInfo: {
            year: number;
            timezone: string;
            canUse: boolean;
            /** @description Why not, for people. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When the person joined.
             */
            acceptedAt: string | null;
            /** @description Points now, whatever the year. */
            balance: number;
            /** @description In that year. */
            earned: number;
            /** @description In that year. */
            spent: number;
            earnPerDollar: number;
            /** @description US dollars that a point is worth. */
            pointValue: number;
            /** @constant */
            currency: "USD";
            progress: components["schemas"]["RewardsProgress"];
            /** @description Years with entries, newest first. */
            years: number[];
            /** @description The ledger of that year, newest first. */
            entries: {
                items: components["schemas"]["RewardsEntry"][];
                currentPage: number;
                totalPages: number;
                totalCount: number;
                perPage: number;
            };
        };
        CoursePoints: {
            courseId: string;
            canUse: boolean;
            reason: string | null;
            price: number;
            /** @constant */
            currency: "USD";
            balance: number;
            /** @description How many can be spent on this course. */
            maxPoints: number;
            /** @description What they are worth, US dollars. */
            amount: number;
            pointsToEarn: number;
        };
        CourseRegister: {
            courseId: string;
            /** @default false */
            joinWaitlist?: boolean;
            /** @default 0 */
            rewardPoints?: number;
            /** @description Needed when something remains to be paid. */
            payment?: components["schemas"]["PaymentInput"];
            /** @description The price that the person saw; another one is refused with 409 `price_changed`. */
            expectedPrice?: number;
        };
        /** @enum {string} */
        CourseCategory: "HAE Events" | "Four Day Events" | "In-Person Classes" | "Trade Shows" | "Virtual Classes";
        /** @description A course and its seats. */
        Course: {
            /** @example HAE-DEN-101 */
            courseId: string;
            title: string;
            category: components["schemas"]["CourseCategory"];
            /** @enum {string} */
            format: "in_person" | "online";
            /**
             * @description City and state, or `Online`.
             * @example Denver, CO
             */
            location: string;
            city: string | null;
            state: string | null;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            /** @description IANA zone of the place. */
            timezone: string;
            /** @enum {string} */
            status: "Upcoming" | "Active" | "Ending" | "Ended";
            capacity: number;
            seatsLeft: number;
            waitlistCount: number;
            price: number;
            /** @constant */
            currency: "USD";
            isOpenToGuests: boolean;
            canRegister: boolean;
            /** @description Why registering is not possible, for people. */
            reason: string | null;
        };
        /** @description A person’s place in a course. */
        CourseRegistration: {
            registrationId: string;
            course: components["schemas"]["Course"];
            userId: string | null;
            firstName: string;
            lastName: string;
            email: string;
            phone: string | null;
            /**
             * @description `pending_payment` keeps the seat until `heldUntil`: 30 minutes for a step at the bank, 24 hours for a seat that came free for somebody on the waitlist; then `courseConfirmPayment`.
             * @enum {string}
             */
            status: "registered" | "pending_payment" | "waitlisted" | "cancelled";
            waitlistPosition: number | null;
            /**
             * Format: date-time
             * @description Until when a seat is kept for the payment; null unless `pending_payment`.
             */
            heldUntil: string | null;
            /** Format: date-time */
            registeredAt: string;
            /** Format: date-time */
            cancelledAt: string | null;
            pointsSpent: number;
            pointsEarned: number;
            amountPaid: number;
            /** @constant */
            currency: "USD";
            /** @description Null when nothing was to be paid. */
            payment: components["schemas"]["Payment"] | null;
            /** @description Where an online course takes place; null until registered. */
            joinUrl: string | null;
            /** @description Only for guests, when they register: opens the registration later. */
            accessToken: string | null;
        };
        CourseRegisterGuest: {
            courseId: string;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            phone?: string | null;
            /** @default false */
            joinWaitlist?: boolean;
            /** @description Needed when something remains to be paid. */
            payment?: components["schemas"]["PaymentInput"];
            /** @description The price that the person saw; another one is refused with 409 `price_changed`. */
            expectedPrice?: number;
        };
        CourseRegistrationConfirm: {
            /** @description For guests. */
            accessToken?: string;
            /** @description Pays for a seat that came free for somebody on the waitlist. */
            payment?: components["schemas"]["PaymentInput"];
        };
        HeadingBlock: {
            /** @constant */
            type: "heading";
            /** @enum {integer} */
            level: 2 | 3;
            text: string;
            /** @description For links to this part of the page. */
            anchor: string;
        };
        ParagraphBlock: {
            /** @constant */
            type: "paragraph";
            text: string;
        };
        ListBlock: {
            /** @constant */
            type: "list";
            isOrdered: boolean;
            items: string[];
        };
        LinkBlock: {
            /** @constant */
            type: "link";
            text: string;
            href: string;
        };
        ImageBlock: {
            /** @constant */
            type: "image";
            image: {
                alt: string;
                url: string;
                width: number;
                height: number;
            };
        };
        Block: components["schemas"]["HeadingBlock"] | components["schemas"]["ParagraphBlock"] | components["schemas"]["ListBlock"] | components["schemas"]["LinkBlock"] | components["schemas"]["ImageBlock"];
        PageContent: {
            slug: string;
            title: string;
            /** Format: date-time */
            updatedAt: string;
            blocks: components["schemas"]["Block"][];
        };
        PageDocument: {
            /**
             * @description The name of the document that holds now.
             * @example returns-policy
             */
            name: string;
            /** @description Where it can be downloaded. */
            url: string | null;
        };
        PageRecord: {
            slug: string;
            title: string;
            description: string;
            /** Format: date-time */
            updatedAt: string;
            document: components["schemas"]["PageDocument"] | null;
        };
        Faq: {
            id: string;
            topic: string;
            question: string;
            answer: string;
        };
        FaqPage: {
            items: components["schemas"]["Faq"][];
            currentPage: number;
            totalPages: number;
            totalCount: number;
            perPage: number;
            /** @description All topics of this caller, in order. */
            topics: string[];
        };
        /** @description A retail client as their professional sees them. */
        RetailClient: {
            /** @description The account of the client. */
            clientId: string;
            userId: string;
            firstName: string;
            lastName: string;
            email: string;
            phone: string | null;
            /** Format: date-time */
            linkedAt: string;
            /** @description Paid, neither cancelled nor refunded. */
            orderCount: number;
            totalSpent: number;
            /** @constant */
            currency: "USD";
            /** Format: date-time */
            lastOrderAt: string | null;
        };
        RetailClientPage: {
            items: components["schemas"]["RetailClient"][];
            currentPage: number;
            totalPages: number;
            totalCount: number;
            perPage: number;
        };
        RetailClientOrder: {
            orderId: string;
            number: string;
            clientId: string;
            clientName: string;
            /** Format: date-time */
            placedAt: string;
            state: components["schemas"]["OrderState"];
            total: number;
            /** @constant */
            currency: "USD";
            items: {
                sku: string;
                shortName: string;
                quantity: number;
                /** @description Bought from one of the professional’s recommendations. */
                isRecommended: boolean;
            }[];
        };
        RetailClientOrderPage: {
            items: components["schemas"]["RetailClientOrder"][];
            currentPage: number;
            totalPages: number;
            totalCount: number;
            perPage: number;
            /** @description Years with orders, newest first. */
            years: number[];
        };
        RetailClientMatches: {
            items: components["schemas"]["RetailClient"][];
        };
        RetailClientCreate: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            phone?: string | null;
        };
        RetailClientInvitation: {
            email: string;
            /** @constant */
            status: "invited";
            /** Format: date-time */
            expiresAt: string;
        };
        RetailClientAccept: {
            /** @description For somebody who has no account yet. */
            password?: string;
        };
        LinkedProfessional: {
            accountId: string;
            accountName: string;
            storeLabel: string | null;
        };
        /** @description How many people got that far. */
        BundleCounts: {
            sent: number;
            opened: number;
            added: number;
            bought: number;
        };
        BundleSummary: {
            bundleId: string;
            bundleName: string;
            /** @description The first six. */
            skus: string[];
            itemCount: number;
            hasInstructions: boolean;
            hasFile: boolean;
            bundleToken: string;
            url: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            counts: components["schemas"]["BundleCounts"];
        };
        BundlePage: {
            items: components["schemas"]["BundleSummary"][];
            currentPage: number;
            totalPages: number;
            totalCount: number;
            perPage: number;
        };
        BundleClaim: {
            token: string;
        };
        BundleItem: {
            sku: components["schemas"]["Sku"];
            quantity: number;
            /** @description Null when it is not sold any more. */
            product: components["schemas"]["ProductSummary"] | null;
        };
        BundleFile: {
            name: string;
            /** @description Bytes. */
            size: number;
            /** @constant */
            contentType: "application/pdf";
            /** @description Works for an hour. */
            url: string;
        };
        /** @description A bundle as somebody with its link sees it. */
        SharedBundle: {
            bundleToken: string;
            bundleName: string;
            professional: {
                accountId: string;
                accountName: string;
                firstName: string;
                storeLabel: string | null;
            };
            items: components["schemas"]["BundleItem"][];
            /** @description Products that this caller’s channel does not have. */
            hiddenItemCount: number;
            /** @description What the items cost this caller, US dollars. */
            total: number;
            /** @constant */
            currency: "USD";
            instructions: string | null;
            file: components["schemas"]["BundleFile"] | null;
            isClaimed: boolean;
            /** Format: date-time */
            receivedAt: string | null;
            /** Format: date-time */
            updatedAt: string;
        };
        BundleCreate: {
            bundleName: string;
            /** @description One part for each; a repeated SKU is a quantity. Each must be sold to retail clients or to professionals. */
            items: components["schemas"]["Sku"][];
            instructions?: string;
            /**
             * Format: binary
             * @description A PDF of at most 10 MB.
             */
            file?: Blob;
        };
        /** @description A bundle as its author sees it. */
        Bundle: {
            bundleId: string;
            userId: string;
            bundleName: string;
            items: components["schemas"]["BundleItem"][];
            instructions: string | null;
            file: components["schemas"]["BundleFile"] | null;
            bundleToken: string;
            /** @description The link to share. */
            url: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            counts: components["schemas"]["BundleCounts"];
        };
        BundleUpdate: {
            bundleName?: string;
            items?: components["schemas"]["Sku"][];
            /** @description Empty takes them away. */
            instructions?: string;
            /**
             * Format: binary
             * @description A PDF of at most 10 MB.
             */
            file?: Blob;
        };
        BundleSend: {
            clientIds: string[];
            message?: string;
        };
        BundleSent: {
            bundleId: string;
            clientIds: string[];
            /** Format: date-time */
            sentAt: string;
        };
        SharedBundlePage: {
            items: components["schemas"]["SharedBundle"][];
            currentPage: number;
            totalPages: number;
            totalCount: number;
            perPage: number;
        };
        BundleReportRow: {
            bundleId: string;
            bundleName: string;
            sent: number;
            opened: number;
            added: number;
            bought: number;
            revenue: number;
        };
        /** @description A week has 7 days, a month 30, a quarter 91, a year 365. */
        BundleReport: {
            /** @enum {string} */
            period: "week" | "month" | "quarter" | "year";
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            /** @constant */
            currency: "USD";
            items: components["schemas"]["BundleReportRow"][];
            totals: {
                sent: number;
                opened: number;
                added: number;
                bought: number;
                revenue: number;
            };
            currentPage: number;
            totalPages: number;
            totalCount: number;
            perPage: number;
        };
        /** @description A picture in the sizes of the store, see `Image`. */
        StorePicture: {
            alt: string;
            /** @description Replace `{size}` and `{format}`. */
            template: string;
            sizes: ("icon" | "thumbnail" | "retail" | "standard")[];
            formats: ("avif" | "webp" | "png")[];
        };
        StoreMatch: {
            storeLabel: string;
            accountId: string;
            accountName: string;
            hasRetailStore: boolean;
            picture: components["schemas"]["StorePicture"] | null;
        };
        StoreMatches: {
            items: components["schemas"]["StoreMatch"][];
        };
        /** @description A retail store of a professional. */
        Store: {
            /** @description The present label. */
            storeLabel: string;
            accountId: string;
            accountName: string;
            /** @constant */
            hasRetailStore: true;
            picture: components["schemas"]["StorePicture"] | null;
            locations: components["schemas"]["RetailLocation"][];
        };
        StoreLabel: {
            accountId: string;
            storeLabel: string | null;
            formerLabels: string[];
            hasRetailStore: boolean;
            /** @description The address of the store page. */
            url: string | null;
            picture: components["schemas"]["StorePicture"] | null;
        };
        StoreLabelUpdate: {
            /** @description The present label. */
            storeLabel: string;
            /**
             * @description a–z, 0–9 and single hyphens inside.
             * @example lumen-skin
             */
            newStoreLabel: string;
        };
        StoreLabelCreate: {
            /**
             * @description a–z, 0–9 and single hyphens inside.
             * @example lumen-skin
             */
            storeLabel: string;
        };
        TopProduct: {
            sku: string;
            name: string;
            shortName: string;
            image: components["schemas"]["Image"] | null;
            quantity: number;
            orders: number;
            revenue: number;
        };
        TopProducts: {
            days: number;
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            /** @constant */
            currency: "USD";
            items: components["schemas"]["TopProduct"][];
        };
        SaleBucket: {
            /** Format: date */
            date: string;
            orders: number;
            quantity: number;
            revenue: number;
        };
        WeeklySale: {
            /** @example 2026-W47 */
            week: string;
            /** Format: date-time */
            from: string;
            /**
             * Format: date-time
             * @description The first moment of the next week.
             */
            to: string;
            /** @constant */
            currency: "USD";
            /** @description Monday first. */
            buckets: components["schemas"]["SaleBucket"][];
            total: {
                orders: number;
                quantity: number;
                revenue: number;
            };
            /** @description Of the week before, US dollars. */
            previousRevenue: number;
        };
        MessageCreate: {
            /** @description To whom. */
            accountId: string;
            /** @description Kept as it is written. */
            message: string;
        };
        Message: {
            messageId: string;
            fromAccountId: string;
            toAccountId: string;
            isMine: boolean;
            senderName: string;
            message: string;
            /** Format: date-time */
            messageSent: string;
            /**
             * Format: date-time
             * @description When the receiver read it.
             */
            readAt: string | null;
        };
        ChatParty: {
            accountId: string;
            accountName: string;
            /** @description The caller blocked this account. */
            isBlocked: boolean;
            /** @description The two are linked and the caller has not blocked this account. A block by the other party does not show. */
            canWrite: boolean;
        };
        ChatMessages: {
            /** @description Newest first. */
            response: components["schemas"]["Message"][];
        };
        Conversation: {
            party: components["schemas"]["ChatParty"];
            messages: components["schemas"]["ChatMessages"];
            unreadCount: number;
            currentPage: number;
            totalPages: number;
            totalCount: number;
            perPage: number;
        };
        /** @description A conversation in the list; `messages` holds its newest message. */
        ChatUser: {
            party: components["schemas"]["ChatParty"];
            /** @description Of the newest message. */
            messageId: string;
            lastMessage: string;
            /** Format: date-time */
            lastMessageAt: string;
            unreadCount: number;
            messages: components["schemas"]["ChatMessages"];
        };
        ChatLogs: {
            users: components["schemas"]["ChatUser"][];
            totalCount: number;
            /** @description Of all conversations. */
            unreadCount: number;
            currentPage: number;
            totalPages: number;
            perPage: number;
        };
        BlockCreate: {
            /** @enum {string} */
            reason: "spam" | "harassment" | "inappropriate" | "other";
            /** @description For the staff. */
            information?: string;
        };
        BlockState: {
            accountId: string;
            isBlocked: boolean;
        };
        MessageRead: {
            messageId?: string;
        };
        ReadState: {
            accountId: string;
            unreadCount: number;
        };
        /** @description The picture of a store, and how its newest upload stands. */
        StorePictureState: {
            accountId: string;
            /**
             * @description `waiting` for the file, `refused` when it was no picture.
             * @enum {string}
             */
            state: "none" | "waiting" | "ready" | "refused";
            /** @description Why it was refused, for people. */
            reason: string | null;
            picture: components["schemas"]["StorePicture"] | null;
        };
        UploadCreate: {
            /** @enum {string} */
            contentType: "image/png" | "image/jpeg" | "image/webp";
            /** @description Bytes. */
            size: number;
        };
        /** @description A signed address for one file of one content type and size. */
        Upload: {
            uploadId: string;
            /** @description Where the file goes, once, by PUT. */
            url: string;
            /** @constant */
            method: "PUT";
            /** @description Must be sent with the file as they are. */
            headers: {
                [key: string]: string;
            };
            /** Format: date-time */
            expiresAt: string;
        };
    };
    responses: {
        /** @description The request is malformed or a field is invalid (`validation_failed`, `malformed_json`, …). `details` names each field. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "validation_failed",
                 *       "message": "Some fields are not valid.",
                 *       "requestId": "req_01HZX0",
                 *       "details": [
                 *         {
                 *           "path": "/quantity",
                 *           "message": "must be at least 1"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No valid client key or session (`unauthorized`, `session_expired`, `session_revoked`). */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "session_expired",
                 *       "message": "Your session has ended. Sign in again.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or a file in it is too large (`body_too_large`, `file_too_large`). */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "file_too_large",
                 *       "message": "A PDF may have at most 10 MB.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or a file in it is of another type than this call takes (`unsupported_media_type`). */
        WrongType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unsupported_media_type",
                 *       "message": "The file is not a PDF.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many tries (`rate_limited`). `Retry-After` says how many seconds to wait. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "rate_limited",
                 *       "message": "Too many tries. Try again in 12 minutes.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something failed on our side. Safe to repeat with the same `Idempotency-Key`. */
        ServerError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "internal_error",
                 *       "message": "Something went wrong on our side.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service is not ready (`database_unavailable`), or has no room to save anything (`disk_full`). Try again after `Retry-After` seconds. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "database_unavailable",
                 *       "message": "The store is restarting. Try again in a moment.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Signed in, but not allowed to do this or to see this record (`forbidden`, `wrong_channel`). */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "forbidden",
                 *       "message": "This belongs to somebody else.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such record for this caller (`not_found`). */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "not_found",
                 *       "message": "There is no product with this SKU.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The state of the record does not allow it (`idempotency_key_reuse`, `out_of_stock`, `totals_changed`, `email_taken`, …). */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "out_of_stock",
                 *       "message": "Only 2 of Barrier Cream are left.",
                 *       "requestId": "req_01HZX0",
                 *       "details": [
                 *         {
                 *           "path": "/items/GM1042",
                 *           "message": "2 left"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Well formed, but it breaks a rule. `code` says which. */
        Unprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "shipping_method_unavailable",
                 *       "message": "This method does not ship to Hawaii.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The cart changed since the version in `If-Match`; nothing was written. */
        CartChanged: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartConflict"];
            };
        };
        /** @description The payment was declined (`card_declined`, `insufficient_funds`, `expired_card`, `incorrect_cvc`, `authentication_failed`). The order is kept and can be paid again. */
        PaymentRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentError"];
            };
        };
        /** @description The payment was declined (`card_declined`, `insufficient_funds`, `expired_card`, `incorrect_cvc`, `authentication_failed`). Nothing was charged or kept. */
        Declined: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "card_declined",
                 *       "message": "Your bank declined the card. Try another one.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description A UUID that the device keeps. It names the device, it proves nothing. */
        BrowserId: string;
        /** @description The client library and its version, for the log. */
        SdkVersion: string;
        /** @description For clients without cookies, in place of the secret cookie of a guest: the grant that a change of the guest's cart answered, or `none` as long as there is none. Without this header the cookie counts, which scripts in a page cannot read. */
        GuestGrant: string;
        /** @description The same key with the same body answers as the first call did, for 24 hours. The same key with another body is refused with 409 `idempotency_key_reuse`. */
        IdempotencyKey: string;
        /** @description Counted from 1. A page after the last one is empty. */
        Page: number;
        /** @description The `ETag` of the cart that the change is based on, for example `"7"`. An older one is refused with 412. */
        IfMatch: string;
        /** @description Required here: the call moves money or stock. The same key with the same body answers as the first call did; with another body it is refused with 409 `idempotency_key_reuse`. */
        IdempotencyKeyRequired: string;
    };
    requestBodies: never;
    headers: {
        /** @description Names this call in the logs; an error has it as `requestId` too. */
        RequestId: string;
        /** @description What proves that the cart of this guest is the caller's: keep it, and send it as `Guest-Grant`. Only for who sends that header. */
        GuestGrant: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    sessionCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of the secret cookie of a guest: the grant that a change of the guest's cart answered, or `none` as long as there is none. Without this header the cookie counts, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana@lumenclinic.example",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["SessionCreate"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sessionRefresh: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new token. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sessionEnd: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sessionList: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceSessionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sessionRevokeOthers: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All others have ended. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sessionRevoke: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
                /** @description A session of the caller. */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    userRegister: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of the secret cookie of a guest: the grant that a change of the guest's cart answered, or `none` as long as there is none. Without this header the cookie counts, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
                /** @description The same key with the same body answers as the first call did, for 24 hours. The same key with another body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Ana",
                 *       "lastName": "Ruiz",
                 *       "email": "ana@example.com",
                 *       "password": "correct horse battery",
                 *       "acceptTerms": true
                 *     }
                 */
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description Registered and signed in. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    userGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    passwordForgot: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordForgot"];
            };
        };
        responses: {
            /** @description A mail is sent if there is such an account. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordForgotAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    passwordValidateToken: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it can be used. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    passwordReset: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description A reset token, or the caller's user id with `isToken: false`. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is set. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    productList: {
        parameters: {
            query?: {
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Page size. */
                perPage?: number;
                /** @description Category slugs. */
                category?: string[];
                /** @description Concern slugs. */
                concern?: string[];
                /** @description Skin types. */
                skinType?: string[];
                /** @description Size classes. */
                sizeClass?: string[];
                /** @description Order of the list. */
                sort?: components["schemas"]["ProductSort"];
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller, or `public`. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    productSearch: {
        parameters: {
            query: {
                /** @description What was typed. */
                search: string;
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Page size. */
                perPage?: number;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    productGet: {
        parameters: {
            query?: {
                /** @description The caller; prices always follow the caller. */
                userId?: string;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The SKU. */
                sku: components["schemas"]["Sku"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    productListByIds: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "GM1001",
                 *         "GM1002"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProductIds"];
            };
        };
        responses: {
            /** @description The products, in the order asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    productListImages: {
        parameters: {
            query: {
                /**
                 * @description SKUs, separated by commas.
                 * @example GM1001,GM1002
                 */
                sku: string;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pictures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductImages"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryList: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryListForUser: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller, or `public`. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    concernList: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The concerns. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConcernList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    concernListForUser: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller, or `public`. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The concerns. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConcernList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stockAlertCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@example.com",
                 *       "sku": "GM1001"
                 *     }
                 */
                "application/json": components["schemas"]["StockAlertCreate"];
            };
        };
        responses: {
            /** @description A mail to confirm is on its way. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockAlert"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stockAlertUnsubscribe: {
        parameters: {
            query: {
                /** @description The address. */
                email: string;
                /** @description The product. */
                sku: components["schemas"]["Sku"];
                /** @description From the link; proves that the link came from us. */
                signature: string;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unsubscribed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unsubscribed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stockAlertConfirm: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description From the link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alert is on. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockAlertConfirmed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cartGet: {
        parameters: {
            query?: {
                /** @description Whether taxes are worked out. */
                showTaxes?: boolean;
                /** @description Accepted for older callers; changes nothing. */
                returnToCart?: boolean;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of the secret cookie of a guest: the grant that a change of the guest's cart answered, or `none` as long as there is none. Without this header the cookie counts, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
            };
            path: {
                /** @description A cart, a user, or `guest` for the cart of this browser. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description The version of the cart. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cartUpdate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of the secret cookie of a guest: the grant that a change of the guest's cart answered, or `none` as long as there is none. Without this header the cookie counts, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
                /** @description The `ETag` of the cart that the change is based on, for example `"7"`. An older one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The same key with the same body answers as the first call did, for 24 hours. The same key with another body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description A cart, a user, or `guest` for the cart of this browser. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "add": [
                 *         {
                 *           "sku": "GM1001",
                 *           "quantity": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CartUpdate"];
            };
        };
        responses: {
            /** @description The changed cart. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Guest-Grant": components["headers"]["GuestGrant"];
                    /** @description The version of the cart. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["CartChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cartGetForShippingMethod: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of the secret cookie of a guest: the grant that a change of the guest's cart answered, or `none` as long as there is none. Without this header the cookie counts, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
            };
            path: {
                /** @description A cart, a user, or `guest` for the cart of this browser. */
                id: string;
                /** @description The method. */
                shippingMethodId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart with that method. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description The version of the cart. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cartChooseFreeItem: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of the secret cookie of a guest: the grant that a change of the guest's cart answered, or `none` as long as there is none. Without this header the cookie counts, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
                /** @description The `ETag` of the cart that the change is based on, for example `"7"`. An older one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The same key with the same body answers as the first call did, for 24 hours. The same key with another body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description A cart, a user, or `guest` for the cart of this browser. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sku": "GM1901"
                 *     }
                 */
                "application/json": components["schemas"]["FreeItemChoice"];
            };
        };
        responses: {
            /** @description The changed cart. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Guest-Grant": components["headers"]["GuestGrant"];
                    /** @description The version of the cart. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["CartChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cartRemoveFreeItem: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of the secret cookie of a guest: the grant that a change of the guest's cart answered, or `none` as long as there is none. Without this header the cookie counts, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
                /** @description The `ETag` of the cart that the change is based on, for example `"7"`. An older one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description A cart, a user, or `guest` for the cart of this browser. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changed cart. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Guest-Grant": components["headers"]["GuestGrant"];
                    /** @description The version of the cart. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["CartChanged"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addressList: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addressUpdate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressUpdate"];
            };
        };
        responses: {
            /** @description The changed address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addressCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The same key with the same body answers as the first call did, for 24 hours. The same key with another body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The caller. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressCreate"];
            };
        };
        responses: {
            /** @description The new address. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addressSetDefault: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressDefault"];
            };
        };
        responses: {
            /** @description The addresses, default first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addressDelete: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                userId: string;
                /** @description The address. */
                addressId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    shippingMethodList: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of the secret cookie of a guest: the grant that a change of the guest's cart answered, or `none` as long as there is none. Without this header the cookie counts, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
            };
            path: {
                /** @description A cart, a user, or `guest` for the cart of this browser. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingMethodList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    shippingMethodListByAddress: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of the secret cookie of a guest: the grant that a change of the guest's cart answered, or `none` as long as there is none. Without this header the cookie counts, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
            };
            path: {
                /** @description A cart, a user, or `guest` for the cart of this browser. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "countryCode": "US",
                 *       "region": "CO",
                 *       "postalCode": "80202"
                 *     }
                 */
                "application/json": components["schemas"]["Destination"];
            };
        };
        responses: {
            /** @description The methods. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingMethodList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderList: {
        parameters: {
            query?: {
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Page size. */
                perPage?: number;
                /** @description Newest or oldest first. */
                order?: "desc" | "asc";
                /** @description Only orders of that year (UTC). */
                year?: number;
                /** @description Words that have to be in the number of the order, or in the SKUs and names of its items. */
                search?: string;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderGet: {
        parameters: {
            query?: {
                /** @description From the answer to `orderPlace`, for guests. */
                accessToken?: string;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of the secret cookie of a guest: the grant that a change of the guest's cart answered, or `none` as long as there is none. Without this header the cookie counts, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
            };
            path: {
                /** @description The caller, or `guest`. */
                id: string;
                /** @description The order. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderPlace: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of the secret cookie of a guest: the grant that a change of the guest's cart answered, or `none` as long as there is none. Without this header the cookie counts, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
                /** @description Required here: the call moves money or stock. The same key with the same body answers as the first call did; with another body it is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path: {
                /** @description The caller, or `guest`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCreate"];
            };
        };
        responses: {
            /** @description The order. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderPay: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of the secret cookie of a guest: the grant that a change of the guest's cart answered, or `none` as long as there is none. Without this header the cookie counts, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
                /** @description Required here: the call moves money or stock. The same key with the same body answers as the first call did; with another body it is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path: {
                /** @description The order. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderPay"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderConfirmPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of the secret cookie of a guest: the grant that a change of the guest's cart answered, or `none` as long as there is none. Without this header the cookie counts, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
            };
            path: {
                /** @description The order. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderConfirm"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    paymentGetConfig: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How to pay. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentConfig"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    paymentCreateTestToken: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": "4242424242424242",
                 *       "expMonth": 12,
                 *       "expYear": 2030,
                 *       "cvc": "123"
                 *     }
                 */
                "application/json": components["schemas"]["TestCard"];
            };
        };
        responses: {
            /** @description A token, good for one order. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    paymentAnswerTestChallenge: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description From `payment.nextAction`. */
                challengeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "approve": true
                 *     }
                 */
                "application/json": components["schemas"]["TestChallengeAnswer"];
            };
        };
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    userUpdateName: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Dana",
                 *       "lastName": "Whitfield"
                 *     }
                 */
                "application/json": components["schemas"]["NameUpdate"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "usr_00000000000000000000000001",
                     *       "accountId": "acc_00000000000000000000000001",
                     *       "firstName": "Dana",
                     *       "lastName": "Whitfield",
                     *       "email": "dana@lumenclinic.example",
                     *       "phone": "+1 801 555 0110",
                     *       "accountType": "professional",
                     *       "rewardsTier": "Silver",
                     *       "smsOptIn": false,
                     *       "site": "b2b",
                     *       "countryCode": "US",
                     *       "selfSignUp": false,
                     *       "discountModel": "Professional",
                     *       "tier": "Tier 1",
                     *       "exemptForReward": false,
                     *       "hasRetailStore": true,
                     *       "permissions": [
                     *         "cart:write",
                     *         "orders:read",
                     *         "clients:read",
                     *         "store:write",
                     *         "recommendations:write",
                     *         "messages:write"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    userUpdatePhone: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "+1 801 555 0110",
                 *       "smsOptIn": true
                 *     }
                 */
                "application/json": components["schemas"]["PhoneUpdate"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "usr_00000000000000000000000001",
                     *       "accountId": "acc_00000000000000000000000001",
                     *       "firstName": "Dana",
                     *       "lastName": "Whitfield",
                     *       "email": "dana@lumenclinic.example",
                     *       "phone": "+1 801 555 0110",
                     *       "accountType": "professional",
                     *       "rewardsTier": "Silver",
                     *       "smsOptIn": false,
                     *       "site": "b2b",
                     *       "countryCode": "US",
                     *       "selfSignUp": false,
                     *       "discountModel": "Professional",
                     *       "tier": "Tier 1",
                     *       "exemptForReward": false,
                     *       "hasRetailStore": true,
                     *       "permissions": [
                     *         "cart:write",
                     *         "orders:read",
                     *         "clients:read",
                     *         "store:write",
                     *         "recommendations:write",
                     *         "messages:write"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    userUpdateAccountName: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accountName": "Lumen Skin Clinic"
                 *     }
                 */
                "application/json": components["schemas"]["AccountNameUpdate"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": "acc_00000000000000000000000001",
                     *       "accountName": "Lumen Skin Clinic",
                     *       "users": [
                     *         {
                     *           "id": "usr_00000000000000000000000001",
                     *           "accountId": "acc_00000000000000000000000001",
                     *           "firstName": "Dana",
                     *           "lastName": "Whitfield",
                     *           "email": "dana@lumenclinic.example",
                     *           "phone": "+1 801 555 0110",
                     *           "accountType": "professional",
                     *           "rewardsTier": "Silver",
                     *           "smsOptIn": false,
                     *           "site": "b2b",
                     *           "countryCode": "US",
                     *           "selfSignUp": false,
                     *           "discountModel": "Professional",
                     *           "tier": "Tier 1",
                     *           "exemptForReward": false,
                     *           "hasRetailStore": true,
                     *           "permissions": [
                     *             "cart:write",
                     *             "orders:read",
                     *             "clients:read",
                     *             "store:write",
                     *             "recommendations:write",
                     *             "messages:write"
                     *           ]
                     *         }
                     *       ],
                     *       "terms": {
                     *         "version": "2026-01",
                     *         "acceptedVersion": "2026-01",
                     *         "acceptedAt": "2026-01-20T22:00:00.000Z",
                     *         "isAcceptanceDue": false
                     *       },
                     *       "rewardsAcceptedAt": "2026-01-21T17:00:00.000Z",
                     *       "isGamingBarOn": true
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    userAcceptTerms: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": "2026-01"
                 *     }
                 */
                "application/json": components["schemas"]["TermsAccept"];
            };
        };
        responses: {
            /** @description What was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "2026-01",
                     *       "acceptedVersion": "2026-01",
                     *       "acceptedAt": "2026-02-03T17:20:00.000Z",
                     *       "isAcceptanceDue": false
                     *     }
                     */
                    "application/json": components["schemas"]["TermsState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    userAcceptRewards: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When the person joined. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "acceptedAt": "2026-03-01T17:20:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RewardsAcceptance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    userUpdateGamingBar: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isGamingBarOn": false
                 *     }
                 */
                "application/json": components["schemas"]["GamingBarStatus"];
            };
        };
        responses: {
            /** @description The new status. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isGamingBarOn": false
                     *     }
                     */
                    "application/json": components["schemas"]["GamingBarStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description Required here: the call moves money or stock. The same key with the same body answers as the first call did; with another body it is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ApplicationCreate"];
            };
        };
        responses: {
            /** @description The application. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application, or null. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    locationList: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The locations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "loc_00000000000000000000000001",
                     *           "name": "Lumen Skin Clinic",
                     *           "line1": "418 East Broadway",
                     *           "line2": "Suite 200",
                     *           "city": "Salt Lake City",
                     *           "region": "UT",
                     *           "postalCode": "84111",
                     *           "countryCode": "US",
                     *           "phone": "+1 801 555 0110",
                     *           "timezone": "America/Denver",
                     *           "hours": [
                     *             {
                     *               "day": "monday",
                     *               "opens": "09:00",
                     *               "closes": "12:30"
                     *             },
                     *             {
                     *               "day": "monday",
                     *               "opens": "13:30",
                     *               "closes": "18:00"
                     *             }
                     *           ],
                     *           "isListed": true,
                     *           "latitude": 40.7548,
                     *           "longitude": -111.881
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LocationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    locationCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The same key with the same body answers as the first call did, for 24 hours. The same key with another body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Lumen Skin Clinic",
                 *       "line1": "418 East Broadway",
                 *       "line2": "Suite 200",
                 *       "city": "Salt Lake City",
                 *       "region": "UT",
                 *       "postalCode": "84111",
                 *       "countryCode": "US",
                 *       "phone": "+1 801 555 0110",
                 *       "timezone": "America/Denver",
                 *       "hours": [
                 *         {
                 *           "day": "monday",
                 *           "opens": "09:00",
                 *           "closes": "12:30"
                 *         },
                 *         {
                 *           "day": "monday",
                 *           "opens": "13:30",
                 *           "closes": "18:00"
                 *         }
                 *       ],
                 *       "isListed": true,
                 *       "latitude": 40.7548,
                 *       "longitude": -111.881
                 *     }
                 */
                "application/json": components["schemas"]["LocationInput"];
            };
        };
        responses: {
            /** @description The new location. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "loc_00000000000000000000000001",
                     *       "name": "Lumen Skin Clinic",
                     *       "line1": "418 East Broadway",
                     *       "line2": "Suite 200",
                     *       "city": "Salt Lake City",
                     *       "region": "UT",
                     *       "postalCode": "84111",
                     *       "countryCode": "US",
                     *       "phone": "+1 801 555 0110",
                     *       "timezone": "America/Denver",
                     *       "hours": [
                     *         {
                     *           "day": "monday",
                     *           "opens": "09:00",
                     *           "closes": "12:30"
                     *         },
                     *         {
                     *           "day": "monday",
                     *           "opens": "13:30",
                     *           "closes": "18:00"
                     *         }
                     *       ],
                     *       "isListed": true,
                     *       "latitude": 40.7548,
                     *       "longitude": -111.881
                     *     }
                     */
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    locationUpdate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
                /** @description The location. */
                locationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Lumen Skin Clinic",
                 *       "line1": "418 East Broadway",
                 *       "line2": "Suite 200",
                 *       "city": "Salt Lake City",
                 *       "region": "UT",
                 *       "postalCode": "84111",
                 *       "countryCode": "US",
                 *       "phone": "+1 801 555 0110",
                 *       "timezone": "America/Denver",
                 *       "hours": [
                 *         {
                 *           "day": "monday",
                 *           "opens": "09:00",
                 *           "closes": "12:30"
                 *         },
                 *         {
                 *           "day": "monday",
                 *           "opens": "13:30",
                 *           "closes": "18:00"
                 *         }
                 *       ],
                 *       "isListed": true,
                 *       "latitude": 40.7548,
                 *       "longitude": -111.881
                 *     }
                 */
                "application/json": components["schemas"]["LocationInput"];
            };
        };
        responses: {
            /** @description The changed location. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "loc_00000000000000000000000001",
                     *       "name": "Lumen Skin Clinic",
                     *       "line1": "418 East Broadway",
                     *       "line2": "Suite 200",
                     *       "city": "Salt Lake City",
                     *       "region": "UT",
                     *       "postalCode": "84111",
                     *       "countryCode": "US",
                     *       "phone": "+1 801 555 0110",
                     *       "timezone": "America/Denver",
                     *       "hours": [
                     *         {
                     *           "day": "monday",
                     *           "opens": "09:00",
                     *           "closes": "12:30"
                     *         },
                     *         {
                     *           "day": "monday",
                     *           "opens": "13:30",
                     *           "closes": "18:00"
                     *         }
                     *       ],
                     *       "isListed": true,
                     *       "latitude": 40.7548,
                     *       "longitude": -111.881
                     *     }
                     */
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    locationDelete: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
                /** @description The location. */
                locationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    storeLocate: {
        parameters: {
            query?: {
                /** @description Words of the name, the city or the region. */
                search?: string;
                /** @description A ZIP code, or a Canadian postal code or its first three characters. */
                postalCode?: string;
                /** @description Degrees north; together with `longitude`. */
                latitude?: number;
                /** @description Degrees east; together with `latitude`. */
                longitude?: number;
                /** @description Only within this distance. */
                radiusKm?: number;
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Page size. */
                perPage?: number;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of stores. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "loc_00000000000000000000000001",
                     *           "name": "Lumen Skin Clinic",
                     *           "accountName": "Lumen Skin Clinic",
                     *           "storeLabel": "lumen-skin-clinic",
                     *           "line1": "418 East Broadway",
                     *           "line2": "Suite 200",
                     *           "city": "Salt Lake City",
                     *           "region": "UT",
                     *           "postalCode": "84111",
                     *           "countryCode": "US",
                     *           "phone": "+1 801 555 0110",
                     *           "timezone": "America/Denver",
                     *           "hours": [
                     *             {
                     *               "day": "monday",
                     *               "opens": "09:00",
                     *               "closes": "12:30"
                     *             },
                     *             {
                     *               "day": "monday",
                     *               "opens": "13:30",
                     *               "closes": "18:00"
                     *             }
                     *           ],
                     *           "latitude": 40.7548,
                     *           "longitude": -111.881,
                     *           "distanceKm": 0
                     *         }
                     *       ],
                     *       "currentPage": 1,
                     *       "totalPages": 41,
                     *       "totalCount": 81,
                     *       "perPage": 2
                     *     }
                     */
                    "application/json": components["schemas"]["RetailLocationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    favoriteList: {
        parameters: {
            query?: {
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Page size. */
                perPage?: number;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "sku": "1404",
                     *           "name": "Retinal Night Serum 0.05 %",
                     *           "shortName": "Retinal Night .05",
                     *           "skuType": "retail",
                     *           "size": "30 mL / 1 fl oz",
                     *           "sizeClass": "standard",
                     *           "tagline": "One conversion away from the vitamin A that skin can use.",
                     *           "price": {
                     *             "listPrice": 88,
                     *             "yourPrice": 88,
                     *             "currency": "USD",
                     *             "reason": "list",
                     *             "reasonText": "List price"
                     *           },
                     *           "stock": {
                     *             "state": "in_stock",
                     *             "left": null
                     *           },
                     *           "image": {
                     *             "view": "front",
                     *             "alt": "Retinal Night Serum 0.05 % in an airless bottle",
                     *             "template": "/media/products/1404/front-{size}.1d0984f5.{format}",
                     *             "sizes": [
                     *               "icon",
                     *               "thumbnail",
                     *               "retail",
                     *               "standard"
                     *             ],
                     *             "formats": [
                     *               "avif",
                     *               "webp",
                     *               "png"
                     *             ]
                     *           },
                     *           "categories": [
                     *             "serums"
                     *           ],
                     *           "concerns": [
                     *             "fine-lines",
                     *             "uneven-texture",
                     *             "firmness",
                     *             "sun-damage"
                     *           ],
                     *           "isNew": false,
                     *           "isBestseller": true,
                     *           "limitPerOrder": 6
                     *         }
                     *       ],
                     *       "currentPage": 1,
                     *       "totalPages": 7,
                     *       "totalCount": 14,
                     *       "perPage": 2
                     *     }
                     */
                    "application/json": components["schemas"]["FavoritePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    favoriteAdd: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
                /** @description The product. */
                sku: components["schemas"]["Sku"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The favorite. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sku": "1404",
                     *       "addedAt": "2026-10-30T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Favorite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    favoriteRemove: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
                /** @description The product. */
                sku: components["schemas"]["Sku"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is no favorite any more. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rewardGet: {
        parameters: {
            query?: {
                /** @description The current year when left out. */
                year?: number;
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Page size. */
                perPage?: number;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
                /** @description IANA zone, percent-encoded: `America%2FDenver`. */
                timezone: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rewards of that year. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "year": 2026,
                     *       "timezone": "America/Denver",
                     *       "canUse": true,
                     *       "reason": null,
                     *       "acceptedAt": "2026-01-21T17:00:00.000Z",
                     *       "balance": 3432,
                     *       "earned": 12468,
                     *       "spent": 9600,
                     *       "earnPerDollar": 2,
                     *       "pointValue": 0.05,
                     *       "currency": "USD",
                     *       "progress": {
                     *         "level": "Silver",
                     *         "nextLevel": "Gold",
                     *         "spent": 4847.12,
                     *         "needed": 5000,
                     *         "currency": "USD"
                     *       },
                     *       "years": [
                     *         2026,
                     *         2025
                     *       ],
                     *       "entries": {
                     *         "items": [
                     *           {
                     *             "id": "pts_01m7yc496gtjnv7kaq2er95x3b",
                     *             "createdAt": "2026-11-16T19:43:12.574Z",
                     *             "kind": "earned",
                     *             "points": 614,
                     *             "balance": 3432,
                     *             "orderId": "ord_01m7yc496g9ehyd6hd8e9zf8dm",
                     *             "courseId": null,
                     *             "note": "Earned with an order"
                     *           },
                     *           {
                     *             "id": "pts_01m7yc496ghjrkdvapdbkngrm4",
                     *             "createdAt": "2026-11-16T19:42:39.276Z",
                     *             "kind": "spent",
                     *             "points": -2500,
                     *             "balance": 2818,
                     *             "orderId": "ord_01m7yc496g9ehyd6hd8e9zf8dm",
                     *             "courseId": null,
                     *             "note": "Spent on an order"
                     *           }
                     *         ],
                     *         "currentPage": 1,
                     *         "totalPages": 7,
                     *         "totalCount": 20,
                     *         "perPage": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RewardsInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rewardGetForCourse: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
                /** @description The course. */
                courseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Points for that course. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "courseId": "FDE-SLC-200",
                     *       "canUse": true,
                     *       "reason": null,
                     *       "price": 895,
                     *       "currency": "USD",
                     *       "balance": 3432,
                     *       "maxPoints": 3432,
                     *       "amount": 171.6,
                     *       "pointsToEarn": 1790
                     *     }
                     */
                    "application/json": components["schemas"]["CoursePoints"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    courseRegister: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description Required here: the call moves money or stock. The same key with the same body answers as the first call did; with another body it is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "HAE-DEN-101",
                 *       "joinWaitlist": true
                 *     }
                 */
                "application/json": components["schemas"]["CourseRegister"];
            };
        };
        responses: {
            /** @description The registration. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "registrationId": "reg_01kdm3q7f7cv9j5hjy8r2w6t1a",
                     *       "course": {
                     *         "courseId": "HAE-DEN-101",
                     *         "title": "Hydration and Acne Essentials",
                     *         "category": "HAE Events",
                     *         "format": "in_person",
                     *         "location": "Denver, CO",
                     *         "city": "Denver",
                     *         "state": "CO",
                     *         "startsAt": "2027-04-12T15:00:00.000Z",
                     *         "endsAt": "2027-04-13T23:00:00.000Z",
                     *         "timezone": "America/Denver",
                     *         "status": "Upcoming",
                     *         "capacity": 24,
                     *         "seatsLeft": 6,
                     *         "waitlistCount": 0,
                     *         "price": 249,
                     *         "currency": "USD",
                     *         "isOpenToGuests": false,
                     *         "canRegister": true,
                     *         "reason": null
                     *       },
                     *       "userId": "usr_00000000000000000000000001",
                     *       "firstName": "Dana",
                     *       "lastName": "Whitfield",
                     *       "email": "dana@lumenclinic.example",
                     *       "phone": null,
                     *       "status": "registered",
                     *       "waitlistPosition": null,
                     *       "heldUntil": null,
                     *       "registeredAt": "2026-11-21T09:00:00.000Z",
                     *       "cancelledAt": null,
                     *       "pointsSpent": 0,
                     *       "pointsEarned": 498,
                     *       "amountPaid": 249,
                     *       "currency": "USD",
                     *       "payment": {
                     *         "status": "succeeded",
                     *         "provider": "test",
                     *         "method": "card",
                     *         "brand": "visa",
                     *         "last4": "4242",
                     *         "nextAction": null,
                     *         "failure": null
                     *       },
                     *       "joinUrl": null,
                     *       "accessToken": null
                     *     }
                     */
                    "application/json": components["schemas"]["CourseRegistration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Declined"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    courseRegisterGuest: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description Required here: the call moves money or stock. The same key with the same body answers as the first call did; with another body it is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "VIR-PEEL-101",
                 *       "firstName": "Ana",
                 *       "lastName": "Ruiz",
                 *       "email": "ana@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["CourseRegisterGuest"];
            };
        };
        responses: {
            /** @description The registration. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "registrationId": "reg_01kdm3q7f7cv9j5hjy8r2w6t1a",
                     *       "course": {
                     *         "courseId": "HAE-DEN-101",
                     *         "title": "Hydration and Acne Essentials",
                     *         "category": "HAE Events",
                     *         "format": "in_person",
                     *         "location": "Denver, CO",
                     *         "city": "Denver",
                     *         "state": "CO",
                     *         "startsAt": "2027-04-12T15:00:00.000Z",
                     *         "endsAt": "2027-04-13T23:00:00.000Z",
                     *         "timezone": "America/Denver",
                     *         "status": "Upcoming",
                     *         "capacity": 24,
                     *         "seatsLeft": 6,
                     *         "waitlistCount": 0,
                     *         "price": 249,
                     *         "currency": "USD",
                     *         "isOpenToGuests": false,
                     *         "canRegister": true,
                     *         "reason": null
                     *       },
                     *       "userId": "usr_00000000000000000000000001",
                     *       "firstName": "Dana",
                     *       "lastName": "Whitfield",
                     *       "email": "dana@lumenclinic.example",
                     *       "phone": null,
                     *       "status": "registered",
                     *       "waitlistPosition": null,
                     *       "heldUntil": null,
                     *       "registeredAt": "2026-11-21T09:00:00.000Z",
                     *       "cancelledAt": null,
                     *       "pointsSpent": 0,
                     *       "pointsEarned": 498,
                     *       "amountPaid": 249,
                     *       "currency": "USD",
                     *       "payment": {
                     *         "status": "succeeded",
                     *         "provider": "test",
                     *         "method": "card",
                     *         "brand": "visa",
                     *         "last4": "4242",
                     *         "nextAction": null,
                     *         "failure": null
                     *       },
                     *       "joinUrl": null,
                     *       "accessToken": null
                     *     }
                     */
                    "application/json": components["schemas"]["CourseRegistration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Declined"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    courseConfirmPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The registration. */
                registrationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseRegistrationConfirm"];
            };
        };
        responses: {
            /** @description The registration. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "registrationId": "reg_01kdm3q7f7cv9j5hjy8r2w6t1a",
                     *       "course": {
                     *         "courseId": "HAE-DEN-101",
                     *         "title": "Hydration and Acne Essentials",
                     *         "category": "HAE Events",
                     *         "format": "in_person",
                     *         "location": "Denver, CO",
                     *         "city": "Denver",
                     *         "state": "CO",
                     *         "startsAt": "2027-04-12T15:00:00.000Z",
                     *         "endsAt": "2027-04-13T23:00:00.000Z",
                     *         "timezone": "America/Denver",
                     *         "status": "Upcoming",
                     *         "capacity": 24,
                     *         "seatsLeft": 6,
                     *         "waitlistCount": 0,
                     *         "price": 249,
                     *         "currency": "USD",
                     *         "isOpenToGuests": false,
                     *         "canRegister": true,
                     *         "reason": null
                     *       },
                     *       "userId": "usr_00000000000000000000000001",
                     *       "firstName": "Dana",
                     *       "lastName": "Whitfield",
                     *       "email": "dana@lumenclinic.example",
                     *       "phone": null,
                     *       "status": "registered",
                     *       "waitlistPosition": null,
                     *       "heldUntil": null,
                     *       "registeredAt": "2026-11-21T09:00:00.000Z",
                     *       "cancelledAt": null,
                     *       "pointsSpent": 0,
                     *       "pointsEarned": 498,
                     *       "amountPaid": 249,
                     *       "currency": "USD",
                     *       "payment": {
                     *         "status": "succeeded",
                     *         "provider": "test",
                     *         "method": "card",
                     *         "brand": "visa",
                     *         "last4": "4242",
                     *         "nextAction": null,
                     *         "failure": null
                     *       },
                     *       "joinUrl": null,
                     *       "accessToken": null
                     *     }
                     */
                    "application/json": components["schemas"]["CourseRegistration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["Declined"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    courseGetRegistration: {
        parameters: {
            query?: {
                /** @description From the answer to `courseRegisterGuest` or the link in its mail, for guests. */
                accessToken?: string;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller, or `guest`. */
                id: string;
                /** @description The course; ids of HAE events start with `HAE`. */
                courseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registration. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "registrationId": "reg_01kdm3q7f7cv9j5hjy8r2w6t1a",
                     *       "course": {
                     *         "courseId": "HAE-DEN-101",
                     *         "title": "Hydration and Acne Essentials",
                     *         "category": "HAE Events",
                     *         "format": "in_person",
                     *         "location": "Denver, CO",
                     *         "city": "Denver",
                     *         "state": "CO",
                     *         "startsAt": "2027-04-12T15:00:00.000Z",
                     *         "endsAt": "2027-04-13T23:00:00.000Z",
                     *         "timezone": "America/Denver",
                     *         "status": "Upcoming",
                     *         "capacity": 24,
                     *         "seatsLeft": 6,
                     *         "waitlistCount": 0,
                     *         "price": 249,
                     *         "currency": "USD",
                     *         "isOpenToGuests": false,
                     *         "canRegister": true,
                     *         "reason": null
                     *       },
                     *       "userId": "usr_00000000000000000000000001",
                     *       "firstName": "Dana",
                     *       "lastName": "Whitfield",
                     *       "email": "dana@lumenclinic.example",
                     *       "phone": null,
                     *       "status": "registered",
                     *       "waitlistPosition": null,
                     *       "heldUntil": null,
                     *       "registeredAt": "2026-11-21T09:00:00.000Z",
                     *       "cancelledAt": null,
                     *       "pointsSpent": 0,
                     *       "pointsEarned": 498,
                     *       "amountPaid": 249,
                     *       "currency": "USD",
                     *       "payment": {
                     *         "status": "succeeded",
                     *         "provider": "test",
                     *         "method": "card",
                     *         "brand": "visa",
                     *         "last4": "4242",
                     *         "nextAction": null,
                     *         "failure": null
                     *       },
                     *       "joinUrl": null,
                     *       "accessToken": null
                     *     }
                     */
                    "application/json": components["schemas"]["CourseRegistration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    courseCancelRegistration: {
        parameters: {
            query?: {
                /** @description From the answer to `courseRegisterGuest` or the link in its mail, for guests. */
                accessToken?: string;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller, or `guest`. */
                id: string;
                /** @description The course; ids of HAE events start with `HAE`. */
                courseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled registration. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "registrationId": "reg_01kdm3q7f7cv9j5hjy8r2w6t1a",
                     *       "course": {
                     *         "courseId": "HAE-DEN-101",
                     *         "title": "Hydration and Acne Essentials",
                     *         "category": "HAE Events",
                     *         "format": "in_person",
                     *         "location": "Denver, CO",
                     *         "city": "Denver",
                     *         "state": "CO",
                     *         "startsAt": "2027-04-12T15:00:00.000Z",
                     *         "endsAt": "2027-04-13T23:00:00.000Z",
                     *         "timezone": "America/Denver",
                     *         "status": "Upcoming",
                     *         "capacity": 24,
                     *         "seatsLeft": 6,
                     *         "waitlistCount": 0,
                     *         "price": 249,
                     *         "currency": "USD",
                     *         "isOpenToGuests": false,
                     *         "canRegister": true,
                     *         "reason": null
                     *       },
                     *       "userId": "usr_00000000000000000000000001",
                     *       "firstName": "Dana",
                     *       "lastName": "Whitfield",
                     *       "email": "dana@lumenclinic.example",
                     *       "phone": null,
                     *       "status": "cancelled",
                     *       "waitlistPosition": null,
                     *       "heldUntil": null,
                     *       "registeredAt": "2026-11-21T09:00:00.000Z",
                     *       "cancelledAt": "2026-11-22T09:00:00.000Z",
                     *       "pointsSpent": 0,
                     *       "pointsEarned": 498,
                     *       "amountPaid": 249,
                     *       "currency": "USD",
                     *       "payment": {
                     *         "status": "refunded",
                     *         "provider": "test",
                     *         "method": "card",
                     *         "brand": "visa",
                     *         "last4": "4242",
                     *         "nextAction": null,
                     *         "failure": null
                     *       },
                     *       "joinUrl": null,
                     *       "accessToken": null
                     *     }
                     */
                    "application/json": components["schemas"]["CourseRegistration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    courseGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The course; ids of HAE events start with `HAE`. */
                courseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "courseId": "HAE-DEN-101",
                     *       "title": "Hydration and Acne Essentials",
                     *       "category": "HAE Events",
                     *       "format": "in_person",
                     *       "location": "Denver, CO",
                     *       "city": "Denver",
                     *       "state": "CO",
                     *       "startsAt": "2027-04-12T15:00:00.000Z",
                     *       "endsAt": "2027-04-13T23:00:00.000Z",
                     *       "timezone": "America/Denver",
                     *       "status": "Upcoming",
                     *       "capacity": 24,
                     *       "seatsLeft": 6,
                     *       "waitlistCount": 0,
                     *       "price": 249,
                     *       "currency": "USD",
                     *       "isOpenToGuests": false,
                     *       "canRegister": true,
                     *       "reason": null
                     *     }
                     */
                    "application/json": components["schemas"]["Course"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    pageGetContent: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The page, for example `returns-policy`. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blocks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": "returns-policy",
                     *       "title": "Returns policy",
                     *       "updatedAt": "2026-05-11T16:00:00.000Z",
                     *       "blocks": [
                     *         {
                     *           "type": "paragraph",
                     *           "text": "Skin is particular. If something does not suit yours, send it back within 60 days of delivery, opened or not, and we return what you paid for it."
                     *         },
                     *         {
                     *           "type": "heading",
                     *           "level": 2,
                     *           "text": "What can come back",
                     *           "anchor": "what-can-come-back"
                     *         },
                     *         {
                     *           "type": "list",
                     *           "isOrdered": false,
                     *           "items": [
                     *             "Retail products, opened or unopened",
                     *             "Kits, when every piece of the kit comes back",
                     *             "Professional products, unopened and with the seal whole",
                     *             "Anything that arrived damaged, wrong or past its date, at any time"
                     *           ]
                     *         },
                     *         {
                     *           "type": "heading",
                     *           "level": 2,
                     *           "text": "What cannot",
                     *           "anchor": "what-cannot"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PageContent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    pageGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The page, for example `returns-policy`. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": "returns-policy",
                     *       "title": "Returns policy",
                     *       "description": "Sixty days, opened or not, and how to send something back.",
                     *       "updatedAt": "2026-05-11T16:00:00.000Z",
                     *       "document": {
                     *         "name": "returns-policy",
                     *         "url": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PageRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    faqList: {
        parameters: {
            query?: {
                /** @description Only of that topic. */
                topic?: string;
                /** @description Words of question or answer. */
                search?: string;
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Page size. */
                perPage?: number;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "faq_001",
                     *           "topic": "Orders and payment",
                     *           "question": "How do I see where my order is?",
                     *           "answer": "Open the order in your account. As soon as it is packed it shows the carrier and a tracking link; guests find the same link in their confirmation email."
                     *         },
                     *         {
                     *           "id": "faq_002",
                     *           "topic": "Orders and payment",
                     *           "question": "Which ways to pay do you take?",
                     *           "answer": "Visa, Mastercard, American Express and Discover, Apple Pay and Google Pay. Card numbers go straight to the payment provider."
                     *         }
                     *       ],
                     *       "currentPage": 1,
                     *       "totalPages": 19,
                     *       "totalCount": 37,
                     *       "perPage": 2,
                     *       "topics": [
                     *         "Orders and payment",
                     *         "Shipping and delivery",
                     *         "Returns and refunds",
                     *         "Products and skin",
                     *         "Account and privacy",
                     *         "Professionals and schools"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FaqPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    clientList: {
        parameters: {
            query?: {
                /** @description Words of name, email or phone. */
                search?: string;
                /** @description Order of the list. */
                sort?: "name" | "recent" | "spent";
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Page size. */
                perPage?: number;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of clients. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "clientId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *           "userId": "usr_01kzx3m9f2a4s6d8g0h2j4k6mn",
                     *           "firstName": "Ana",
                     *           "lastName": "Ruiz",
                     *           "email": "ana@example.com",
                     *           "phone": "+1 801 555 0165",
                     *           "linkedAt": "2026-03-02T17:20:11.000Z",
                     *           "orderCount": 7,
                     *           "totalSpent": 612.4,
                     *           "currency": "USD",
                     *           "lastOrderAt": "2026-11-09T19:42:03.000Z"
                     *         }
                     *       ],
                     *       "currentPage": 1,
                     *       "totalPages": 1,
                     *       "totalCount": 1,
                     *       "perPage": 10
                     *     }
                     */
                    "application/json": components["schemas"]["RetailClientPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    clientListAllOrders: {
        parameters: {
            query?: {
                /** @description Only of that year (UTC). */
                year?: number;
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Page size. */
                perPage?: number;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "orderId": "ord_01kzx5p7c3e9r1t5y7v0b2n4mq",
                     *           "number": "R-104211",
                     *           "clientId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *           "clientName": "Ana Ruiz",
                     *           "placedAt": "2026-11-09T19:42:03.000Z",
                     *           "state": "shipped",
                     *           "total": 96.3,
                     *           "currency": "USD",
                     *           "items": [
                     *             {
                     *               "sku": "1101",
                     *               "shortName": "Quiet Milk Cleanser",
                     *               "quantity": 2,
                     *               "isRecommended": true
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "currentPage": 1,
                     *       "totalPages": 1,
                     *       "totalCount": 1,
                     *       "perPage": 10,
                     *       "years": [
                     *         2026,
                     *         2025
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RetailClientOrderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    clientGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The account of the client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "clientId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *       "userId": "usr_01kzx3m9f2a4s6d8g0h2j4k6mn",
                     *       "firstName": "Ana",
                     *       "lastName": "Ruiz",
                     *       "email": "ana@example.com",
                     *       "phone": "+1 801 555 0165",
                     *       "linkedAt": "2026-03-02T17:20:11.000Z",
                     *       "orderCount": 7,
                     *       "totalSpent": 612.4,
                     *       "currency": "USD",
                     *       "lastOrderAt": "2026-11-09T19:42:03.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RetailClient"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    clientListOrders: {
        parameters: {
            query?: {
                /** @description Only of that year (UTC). */
                year?: number;
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Page size. */
                perPage?: number;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The account of the client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "orderId": "ord_01kzx5p7c3e9r1t5y7v0b2n4mq",
                     *           "number": "R-104211",
                     *           "clientId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *           "clientName": "Ana Ruiz",
                     *           "placedAt": "2026-11-09T19:42:03.000Z",
                     *           "state": "shipped",
                     *           "total": 96.3,
                     *           "currency": "USD",
                     *           "items": [
                     *             {
                     *               "sku": "1101",
                     *               "shortName": "Quiet Milk Cleanser",
                     *               "quantity": 2,
                     *               "isRecommended": true
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "currentPage": 1,
                     *       "totalPages": 1,
                     *       "totalCount": 1,
                     *       "perPage": 10,
                     *       "years": [
                     *         2026,
                     *         2025
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RetailClientOrderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    clientSearch: {
        parameters: {
            query: {
                /** @description Words of name, email or phone. */
                search: string;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "clientId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *           "userId": "usr_01kzx3m9f2a4s6d8g0h2j4k6mn",
                     *           "firstName": "Ana",
                     *           "lastName": "Ruiz",
                     *           "email": "ana@example.com",
                     *           "phone": "+1 801 555 0165",
                     *           "linkedAt": "2026-03-02T17:20:11.000Z",
                     *           "orderCount": 7,
                     *           "totalSpent": 612.4,
                     *           "currency": "USD",
                     *           "lastOrderAt": "2026-11-09T19:42:03.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RetailClientMatches"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    clientCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The same key with the same body answers as the first call did, for 24 hours. The same key with another body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Ana",
                 *       "lastName": "Ruiz",
                 *       "email": "ana@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["RetailClientCreate"];
            };
        };
        responses: {
            /** @description The invitation is on its way. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ana@example.com",
                     *       "status": "invited",
                     *       "expiresAt": "2026-12-05T17:20:11.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RetailClientInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    clientAcceptInvitation: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The same key with the same body answers as the first call did, for 24 hours. The same key with another body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description From the link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "three calm mornings"
                 *     }
                 */
                "application/json": components["schemas"]["RetailClientAccept"];
            };
        };
        responses: {
            /** @description The professional whom the person is now linked to. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": "acc_01kzx1v8b6n3m5q7w9e1r3t5yp",
                     *       "accountName": "Lumen Skin Clinic",
                     *       "storeLabel": "lumen"
                     *     }
                     */
                    "application/json": components["schemas"]["LinkedProfessional"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recommendationList: {
        parameters: {
            query?: {
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Page size. */
                perPage?: number;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of bundles. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundlePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recommendationClaim: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The token of the shared bundle. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BundleClaim"];
            };
        };
        responses: {
            /** @description The bundle. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedBundle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recommendationCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The same key with the same body answers as the first call did, for 24 hours. The same key with another body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BundleCreate"];
            };
        };
        responses: {
            /** @description The bundle. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recommendationGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                userId: string;
                /** @description The bundle. */
                bundleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundle. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recommendationUpdate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The same key with the same body answers as the first call did, for 24 hours. The same key with another body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The caller. */
                userId: string;
                /** @description The bundle. */
                bundleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BundleUpdate"];
            };
        };
        responses: {
            /** @description The changed bundle. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recommendationDelete: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                userId: string;
                /** @description The bundle. */
                bundleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recommendationDeleteFile: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                userId: string;
                /** @description The bundle. */
                bundleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundle. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recommendationReplaceLink: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                userId: string;
                /** @description The bundle. */
                bundleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundle with its new link. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recommendationSend: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The same key with the same body answers as the first call did, for 24 hours. The same key with another body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The caller. */
                userId: string;
                /** @description The bundle. */
                bundleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BundleSend"];
            };
        };
        responses: {
            /** @description Who got it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundleSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recommendationGetShared: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The token of a shared bundle. */
                bundleToken: string;
                /** @description The caller, or `public`. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundle. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedBundle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recommendationSearch: {
        parameters: {
            query?: {
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Page size. */
                perPage?: number;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                userId: string;
                /** @description Words, percent-encoded. */
                term: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of bundles. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundlePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recommendationListReceived: {
        parameters: {
            query?: {
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Page size. */
                perPage?: number;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of bundles. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedBundlePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recommendationReport: {
        parameters: {
            query?: {
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Page size. */
                perPage?: number;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                userId: string;
                /** @description How far back. */
                period: "week" | "month" | "quarter" | "year";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundleReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminGetBundle: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The bundle. */
                id: string;
                /** @description Whose bundle it is. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundle. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cartAddBundle: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of the secret cookie of a guest: the grant that a change of the guest's cart answered, or `none` as long as there is none. Without this header the cookie counts, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
                /** @description The `ETag` of the cart that the change is based on, for example `"7"`. An older one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The same key with the same body answers as the first call did, for 24 hours. The same key with another body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description A cart, a user, or `guest` for the cart of this browser. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BundleClaim"];
            };
        };
        responses: {
            /** @description The changed cart. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Guest-Grant": components["headers"]["GuestGrant"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["CartChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    storeSearch: {
        parameters: {
            query: {
                /** @description A label or its beginning. */
                search: string;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreMatches"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    storeGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The label. */
                storeLabel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Store"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    storeLabelGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The label. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreLabel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    storeLabelUpdate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "storeLabel": "lumen-skin",
                 *       "newStoreLabel": "lumen-clinic"
                 *     }
                 */
                "application/json": components["schemas"]["StoreLabelUpdate"];
            };
        };
        responses: {
            /** @description The label. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreLabel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    storeLabelCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "storeLabel": "lumen-skin"
                 *     }
                 */
                "application/json": components["schemas"]["StoreLabelCreate"];
            };
        };
        responses: {
            /** @description The label. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreLabel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    storeListTopProducts: {
        parameters: {
            query?: {
                /** @description How far back. */
                days?: number;
                /** @description How many. */
                limit?: number;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopProducts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    storeGetWeeklySales: {
        parameters: {
            query?: {
                /** @description An ISO week; the current one when left out. */
                week?: string;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The week. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeeklySale"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    messageSend: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The same key with the same body answers as the first call did, for 24 hours. The same key with another body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accountId": "acc_01hzx0k3v9",
                 *       "message": "How is your skin after the peel?"
                 *     }
                 */
                "application/json": components["schemas"]["MessageCreate"];
            };
        };
        responses: {
            /** @description The message. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "messageId": "msg_01kzx7h4k8d2f6s0a1q3w5e7rt",
                     *       "fromAccountId": "acc_01kzx1v8b6n3m5q7w9e1r3t5yp",
                     *       "toAccountId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *       "isMine": true,
                     *       "senderName": "Dana Whitfield",
                     *       "message": "How is your skin after the peel?",
                     *       "messageSent": "2026-11-20T16:05:41.000Z",
                     *       "readAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    messageList: {
        parameters: {
            query?: {
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Page size. */
                perPage?: number;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The account of the other party. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "party": {
                     *         "accountId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *         "accountName": "Ana Ruiz",
                     *         "isBlocked": false,
                     *         "canWrite": true
                     *       },
                     *       "messages": {
                     *         "response": [
                     *           {
                     *             "messageId": "msg_01kzx7h4k8d2f6s0a1q3w5e7rt",
                     *             "fromAccountId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *             "toAccountId": "acc_01kzx1v8b6n3m5q7w9e1r3t5yp",
                     *             "isMine": false,
                     *             "senderName": "Ana Ruiz",
                     *             "message": "Much calmer today. Thank you!",
                     *             "messageSent": "2026-11-20T16:05:41.000Z",
                     *             "readAt": null
                     *           }
                     *         ]
                     *       },
                     *       "unreadCount": 1,
                     *       "currentPage": 1,
                     *       "totalPages": 1,
                     *       "totalCount": 1,
                     *       "perPage": 10
                     *     }
                     */
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    messageListConversations: {
        parameters: {
            query?: {
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Page size. */
                perPage?: number;
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "users": [
                     *         {
                     *           "party": {
                     *             "accountId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *             "accountName": "Ana Ruiz",
                     *             "isBlocked": false,
                     *             "canWrite": true
                     *           },
                     *           "messageId": "msg_01kzx7h4k8d2f6s0a1q3w5e7rt",
                     *           "lastMessage": "Much calmer today. Thank you!",
                     *           "lastMessageAt": "2026-11-20T16:05:41.000Z",
                     *           "unreadCount": 1,
                     *           "messages": {
                     *             "response": [
                     *               {
                     *                 "messageId": "msg_01kzx7h4k8d2f6s0a1q3w5e7rt",
                     *                 "fromAccountId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *                 "toAccountId": "acc_01kzx1v8b6n3m5q7w9e1r3t5yp",
                     *                 "isMine": false,
                     *                 "senderName": "Ana Ruiz",
                     *                 "message": "Much calmer today. Thank you!",
                     *                 "messageSent": "2026-11-20T16:05:41.000Z",
                     *                 "readAt": null
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "totalCount": 1,
                     *       "unreadCount": 1,
                     *       "currentPage": 1,
                     *       "totalPages": 1,
                     *       "perPage": 30
                     *     }
                     */
                    "application/json": components["schemas"]["ChatLogs"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    messageBlock: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The account of the other party. */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "spam",
                 *       "information": "Advertising every day."
                 *     }
                 */
                "application/json": components["schemas"]["BlockCreate"];
            };
        };
        responses: {
            /** @description The block. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *       "isBlocked": true
                     *     }
                     */
                    "application/json": components["schemas"]["BlockState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    messageUnblock: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The account of the other party. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No block any more. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *       "isBlocked": false
                     *     }
                     */
                    "application/json": components["schemas"]["BlockState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    messageRead: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The account of the other party. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "messageId": "msg_01kzx7h4k8d2f6s0a1q3w5e7rt"
                 *     }
                 */
                "application/json": components["schemas"]["MessageRead"];
            };
        };
        responses: {
            /** @description How many are still unread. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *       "unreadCount": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ReadState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    storePictureGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture and its state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorePictureState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    storePictureCreateUpload: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contentType": "image/png",
                 *       "size": 48213
                 *     }
                 */
                "application/json": components["schemas"]["UploadCreate"];
            };
        };
        responses: {
            /** @description Where the file goes. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    storePictureDelete: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
