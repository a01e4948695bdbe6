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
         *     A wrong e-mail or password is a 401 with code `invalid_credentials`; the answer is the same for an unknown e-mail.
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
         * @description Gives a new token for the same session. Call it at about 80 % of the life of the old one.
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
         * @description Creates an account of the retail channel and signs it in. Professionals and schools apply instead.
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
         * @description Always answers the same, whether the e-mail is known or not.
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
        get: operations["passwordTokenValidate"];
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
         * @description Everything the product page shows. A product that this caller may not see is a 404.
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
        get: operations["productImageList"];
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
         *     `guest` is the cart of this browser: it belongs to `Browser-Id` together with a secret cookie.
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
        put: operations["cartFreeItemChoose"];
        post?: never;
        /**
         * Take the free item out
         * @description Takes the chosen free item out of the cart.
         */
        delete: operations["cartFreeItemRemove"];
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
         * @description The orders of the caller, a page at a time.
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
         * @description A guest reads the order with its access token, or from the browser that placed it.
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
         *     A declined payment is a 402; the order is kept with `canPay: true`. `payment.status: requires_action` means that the buyer has a step to do, then `orderPaymentConfirm`.
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
         * @description After a declined or abandoned payment.
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
        post: operations["orderPaymentConfirm"];
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
        get: operations["paymentConfigGet"];
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
        post: operations["paymentTokenCreate"];
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
         * @description Stands for the page of the bank. Then call `orderPaymentConfirm`.
         */
        post: operations["paymentChallengeAnswer"];
        delete?: never;
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
        /** @description The account of the signed-in person. The first entry of `users` is that person. */
        Account: {
            accountId: string;
            accountName: string;
            users: components["schemas"]["User"][];
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
        /** @description Money of a cart or an order, US dollars. total = subtotal − discount − rewardsPointsDiscount + shipping + taxes. */
        OrderTotal: {
            subtotal: number;
            discount: number;
            rewardsPointsDiscount: number;
            /** @description After a free-shipping discount. */
            shipping: number;
            shippingDiscount: number;
            taxes: number;
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
        AddressInput: {
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
            payment: components["schemas"]["PaymentInput"];
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
            /** @description For guests. */
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
    };
    responses: {
        /** @description The request is malformed or a field is invalid (`validation_failed`, `malformed_json`, …). `details` names each field. */
        BadRequest: {
            headers: {
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
        /** @description Too many tries (`rate_limited`). `Retry-After` says how many seconds to wait. */
        TooManyRequests: {
            headers: {
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
        /** @description The service is not ready (`database_unavailable`). Try again after `Retry-After` seconds. */
        Unavailable: {
            headers: {
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
        /** @description The state of the record does not allow it (`idempotency_key_reuse`, `out_of_stock`, `totals_changed`, `email_taken`, …). */
        Conflict: {
            headers: {
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
        /** @description No such record for this caller (`not_found`). */
        NotFound: {
            headers: {
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
        /** @description Well formed, but it breaks a rule. `code` says which. */
        Unprocessable: {
            headers: {
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
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartConflict"];
            };
        };
        /** @description The payment was declined (`card_declined`, `insufficient_funds`, `expired_card`, `incorrect_cvc`, `authentication_failed`). The order is kept and can be paid again. */
        PaymentRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentError"];
            };
        };
    };
    parameters: {
        /** @description A UUID that the device keeps. It names the device, it proves nothing. */
        BrowserId: string;
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
    headers: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new token. */
            200: {
                headers: {
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
    userRegister: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
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
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordForgotAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    passwordTokenValidate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
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
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    productImageList: {
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
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pictures. */
            200: {
                headers: {
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
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
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
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The concerns. */
            200: {
                headers: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockAlert"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
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
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unsubscribed. */
            200: {
                headers: {
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
    cartFreeItemChoose: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
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
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cartFreeItemRemove: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
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
            };
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderPaymentConfirm: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
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
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    paymentConfigGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How to pay. */
            200: {
                headers: {
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
    paymentTokenCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    paymentChallengeAnswer: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID that the device keeps. It names the device, it proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
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
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
